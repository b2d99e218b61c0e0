import type { Schemas } from '@institute/api-schema';

type SignedContent = Schemas['SignedContent'];
type Query = { [name in 'Policy' | 'Signature' | 'Key-Pair-Id']?: string | undefined };

export type ContentSigner = {
  /** Signs a URL of a file that every signed-in user may see, valid for 1–2 hours. Equal for all users within an hour, so that browsers can cache it. */
  forSession: (now: Date) => SignedContent;
  /** Signs a URL that opens one file for 15 minutes. */
  forFile: (name: string, now: Date) => SignedContent;
  /** Whether a request's query grants access to the file. */
  isOpen: (name: string, query: Query, now: Date) => boolean;
};
