import type { Schemas } from '@institute/api-schema';
import { type Action, joinActions } from '../../letters/letter.ts';
import type { SessionFacts, SessionNews } from './emails.ts';

type Language = Schemas['LanguageIso2LetterCode'];

/** The end of the e-mail: the session's page. A reminder leads to the meeting first. */
export function linksOf(
  facts: Omit<SessionFacts, 'other'>,
  news: SessionNews,
): { actions: Record<Language, Action>; alsoTo?: Record<Language, Action> } {
  const page = pageLink(facts, news);
  return news.type === 'REMINDER' && facts.meetingLink && !facts.isMovePending
    ? { actions: joinActions(facts.meetingLink), alsoTo: page }
    : { actions: page };
}

/** The session's page, where it can be changed. */
function pageLink(
  { link: url, side, isGroup }: Omit<SessionFacts, 'other'>,
  { type }: SessionNews,
): Record<Language, Action> {
  if (type === 'CANCELLED')
    return { EN: { label: 'See the session', url }, ES: { label: 'Ver la sesión', url } };
  if (isGroup && side === 'CLIENT')
    return {
      EN: { label: 'See or cancel the session', url },
      ES: { label: 'Ver o cancelar la sesión', url },
    };
  return {
    EN: { label: 'See, move or cancel the session', url },
    ES: { label: 'Ver, cambiar o cancelar la sesión', url },
  };
}
