import { IdleDialog } from '@institute/design-system';
import { useState } from 'react';
import { press, run, type Scenario } from '../../transcripts/scenario.ts';

let open = () => {};

function Idle() {
  const [endsAt, setEndsAt] = useState<number | null>(null);
  open = () => setEndsAt(Date.now() + 60_000);
  const stay = () => setEndsAt(null);
  return <IdleDialog isOpen={endsAt !== null} endsAt={endsAt ?? 0} onStay={stay} onSignOut={stay} />;
}

export default {
  show: () => <Idle />,
  steps: [
    run('Nothing was done for four minutes', () => open(), '[role="alertdialog"]'),
    press('{Tab}', 'Go on inside'),
    press('{Escape}', 'Stay'),
  ],
} satisfies Scenario;
