import { AwardIcon, MoreIcon, NavItem, NavList, NavSheet } from '@institute/design-system';
import { press, type Scenario } from '../../transcripts/scenario.ts';

export default {
  show: () => (
    <NavList look="bar">
      <NavSheet label="More" icon={<MoreIcon />}>
        <NavItem href="#awards" icon={<AwardIcon />}>
          Awards
        </NavItem>
      </NavSheet>
    </NavList>
  ),
  steps: [
    press('{Tab}', 'Reach the button'),
    press('{Enter}', 'Open it'),
    press('{Tab}', 'Go on inside'),
    press('{Escape}', 'Close it'),
  ],
} satisfies Scenario;
