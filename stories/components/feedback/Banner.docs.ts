import type { BannerProps } from '@institute/design-system';
import type { ComponentDocs, PartOf } from '../../docs/component-docs.ts';

export default {
  tasks: ['show a message that stays', 'warn about a late payment', 'show an error above a form'],
  use: 'For an inline message that stays visible as long as it applies, such as a late payment or a form that couldn’t be submitted.',
  avoid: 'For temporary messages: use `toast`. For an error of one field: its own error message.',
  anatomy: {
    icon: 'the tone, not by color alone',
    title: 'what happened',
    content: 'what it means and what to do',
    actions: 'one link or button',
    close: 'the close button, with `onClose`',
  },
  keyboard: {},
  styling: { data: { tone: 'its tone, such as `critical`' }, variables: { 'banner-radius': 'corners' } },
} satisfies ComponentDocs<PartOf<BannerProps>>;
