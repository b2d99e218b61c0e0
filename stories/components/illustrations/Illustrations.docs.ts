import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['illustrate an empty list', 'decorate a finished task'],
  use: 'For a quiet moment: an empty list, a missing page, a finished task. Use at most one per page. `EmptyIllustration` fits a list without an illustration for its subject. `SealIllustration` is small, and stands beside the title of an award, from whose id it is drawn. `Certificate` shows an earned award as its paper looks, with its title and facts: as the `picture` of a `Card` whose buttons are below. They take their colors from the theme.',
  avoid: 'For information: they are decorative unless they have a `label`. Not next to forms.',
  anatomy: {
    Drawing: 'inline SVG, drawn with tokens',
  },
  keyboard: {},
  sources: [
    'illustrations/AwardIllustration.tsx',
    'illustrations/Certificate.tsx',
    'illustrations/CoachesIllustration.tsx',
    'illustrations/CongratulationIllustration.tsx',
    'illustrations/CoursesIllustration.tsx',
    'illustrations/DocumentsIllustration.tsx',
    'illustrations/EmptyIllustration.tsx',
    'illustrations/InboxIllustration.tsx',
    'illustrations/NotFoundIllustration.tsx',
    'illustrations/PaymentsIllustration.tsx',
    'illustrations/ScheduleIllustration.tsx',
    'illustrations/SealIllustration.tsx',
    'illustrations/StudyIllustration.tsx',
  ],
} satisfies ComponentDocs;
