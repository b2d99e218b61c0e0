import { browserStorage } from './storage.ts';

/** Whose drafts of which app. */
export interface DraftOwner {
  /** The prefix of the keys: `institute.portal`. */
  name: string;
  /** Whose drafts they are. Those of a visitor end with the tab. */
  account: string | null;
}

/** The prefix of the keys of all drafts of an app. */
export const draftsOf = (name: string): string => `${name}.draft/`;

/** The prefix of the keys of a form's copies, one for each tab. */
export const copiesOf = ({ name, account }: DraftOwner, form: string): string =>
  `${draftsOf(name)}${account ?? 'visitor'}/${form}/`;

export const draftStorage = (account: string | null): Storage | null =>
  browserStorage(account === null ? 'sessionStorage' : 'localStorage');
