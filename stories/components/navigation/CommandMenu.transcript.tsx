import { CommandDialog, type CommandDialogsProps, CommandMenu, KeysDialog } from '@institute/design-system';
import { press, run, type Scenario, type } from '../../transcripts/scenario.ts';

const commands = [
  { group: 'Actions', value: 'pay', label: 'Make a payment', href: '#pay' },
  { group: 'Pages', value: 'home', label: 'Home', href: '#home' },
  { group: 'Pages', value: 'payments', label: 'Payments', description: 'Settings', href: '#payments' },
];

const Dialogs = ({ shown, onShow }: CommandDialogsProps) =>
  shown === 'search' ? (
    <CommandDialog commands={commands} placeholder="Pages" onClose={() => onShow(null)} />
  ) : (
    <KeysDialog hasKeysKey onKeysKeyChange={() => undefined} onClose={() => onShow(null)} />
  );

export default {
  show: () => <CommandMenu dialogs={Dialogs} hasKeysKey />,
  steps: [
    press('{Tab}', 'Reach the button'),
    run('Press it', () => (document.activeElement as HTMLElement).click(), '[role="dialog"]'),
    type('pay'),
    press('{ArrowDown}'),
    press('{Escape}', 'Empty the box'),
    press('{Escape}', 'Close it'),
    press('?', 'Ask for the keys'),
    press('{Escape}', 'Close them'),
  ],
} satisfies Scenario;
