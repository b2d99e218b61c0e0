import { type Action, joinActions } from '../../letters/letter.ts';
import type { Language, SessionFacts, SessionNews } from './email-parts.ts';

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
  const isOver = type === 'CANCELLED' || type === 'NO_SHOW' || type === 'NO_SHOW_CORRECTED';
  // What reminds the coach of a group leads to one of its clients.
  if (isOver || (isGroup && side === 'COACH' && type === 'REMINDER'))
    return { EN: { label: 'See the session', url }, ES: { label: 'Ver la sesión', url } };
  // A date of a group can't be moved for one of its clients.
  if (isGroup && (side === 'CLIENT' || type !== 'MOVED'))
    return {
      EN: { label: 'See or cancel the session', url },
      ES: { label: 'Ver o cancelar la sesión', url },
    };
  return {
    EN: { label: 'See, change or cancel the session', url },
    ES: { label: 'Ver, cambiar o cancelar la sesión', url },
  };
}
