import type { components } from '@institute/api-schema';
import document from '@institute/api-schema/openapi.json' with { type: 'json' };
import type { FieldError } from '../platform/problem.ts';

type Schemas = components['schemas'];
export type Preference = Schemas['CommunicationPreference'];
type Choice = Omit<Preference, 'locked'>;
type Cell = Pick<Preference, 'type' | 'channel'>;

const { schemas } = document.components;
const types = schemas.CommunicationCategory.enum as Preference['type'][];
const channels = schemas.CommunicationChannel.enum as Preference['channel'][];

/** Account, contract and money messages can't be turned off, except as text messages. */
function isLocked({ type, channel }: Cell): boolean {
  return channel !== 'SMS' && (type === 'ACCOUNT' || type === 'PAYMENT' || type === 'ENROLLMENT');
}

/** The defaults: no text messages, and news once a week. */
function defaultOf(cell: Cell): Preference {
  const isNews = cell.type === 'ANNOUNCEMENT' && cell.channel === 'EMAIL';
  return {
    ...cell,
    enabled: cell.channel !== 'SMS',
    cadence: isNews ? 'WEEKLY' : 'IMMEDIATELY',
    locked: isLocked(cell),
  };
}

/** Whether a student with these choices gets messages of the type in the channel. */
export function isWanted(cell: Cell, chosen: boolean | null): boolean {
  const { enabled, locked } = defaultOf(cell);
  return locked || (chosen ?? enabled);
}

/** Every type in every channel, with the student's choices. A choice never overrides a locked setting. */
export function matrixOf(choices: Choice[]): Preference[] {
  return types.flatMap((type) =>
    channels.map((channel) => {
      const chosen = choices.find((choice) => choice.type === type && choice.channel === channel);
      const preference = defaultOf({ type, channel });
      return chosen && !preference.locked ? { ...preference, ...chosen } : preference;
    }),
  );
}

/** Why choices are invalid: they would turn off or delay something locked. */
export function lockErrors(choices: Choice[]): FieldError[] {
  return choices.flatMap((choice, index) => {
    if (!isLocked(choice)) return [];
    const at = (name: string) => ({
      in: 'body' as const,
      pointer: `/communicationPreferences/${index}/${name}`,
      rule: 'locked',
      values: {},
    });
    return [
      ...(choice.enabled ? [] : [at('enabled')]),
      ...(choice.cadence === 'IMMEDIATELY' ? [] : [at('cadence')]),
    ];
  });
}
