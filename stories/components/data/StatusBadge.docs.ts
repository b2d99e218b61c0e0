import type { StatusBadgeProps } from '@institute/design-system';
import type { ComponentDocs, PartOf } from '../../docs/component-docs.ts';

export default {
  tasks: ['show a status', 'mark something as paid or past due'],
  use: 'For a status, such as paid, under review or past due. The text is the status; the tone shows whether it’s good.',
  avoid: 'For a kind or a count: use `Badge`. Never rely on the color of the dot.',
  anatomy: {
    dot: 'in the color of the tone',
    Text: 'the status',
  },
  keyboard: {},
  styling: { data: { tone: 'its tone, such as `positive`' }, variables: { 'badge-radius': 'corners' } },
} satisfies ComponentDocs<PartOf<StatusBadgeProps>>;
