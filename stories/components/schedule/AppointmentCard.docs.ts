import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show one appointment', 'show a booked session with what can be done about it'],
  use: 'On the page of one session: when it takes place, with whom and how, with the actions. It looks past once it is over or canceled.',
  avoid:
    'For several appointments: `AgendaList` or `WeekCalendar`. For a time within other content: `AppointmentTime`.',
  anatomy: {
    Title:
      'a heading in small letters, which names the region; without one, the day is its heading, as of the next of several',
    Time: 'the day in the display face, the hours, then time zone and length; struck through if it is canceled',
    Actions: 'to join, to add it to a calendar; on a phone, buttons fill their lines',
    Facts: 'the person, then a `DescriptionList`; beside the time, or below it where the space is narrow',
    Foot: 'to move and to cancel it, and until when; left out on paper',
  },
  keyboard: {},
} satisfies ComponentDocs;
