import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['add an event to a calendar', 'download a calendar file'],
  use: 'For appointments and due dates that people want in their own calendar. Any calendar can import the file; importing it again updates the events of the same ids.',
  avoid: 'For a calendar that stays up to date: a link to subscribe to. For other files: `FileButton`.',
  anatomy: { Button: 'what it adds' },
  keyboard: { 'Enter, Space': 'saves the file' },
} satisfies ComponentDocs;
