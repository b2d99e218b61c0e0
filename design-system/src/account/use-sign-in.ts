import { useIntl } from 'react-intl';
import type { Preferences } from '../app/preferences.ts';
import { toast } from '../feedback/toast.ts';
import { accountMessages } from './messages.ts';

/** The parts of the response about the user. */
interface Granted {
  firstName: string;
  languageIso2LetterCode: string;
}

/** Opens the session that a call grants, switches to the account's language, and greets the user. */
export function useSignIn<Session>(session: { start(content: Session): void }, preferences: Preferences) {
  const intl = useIntl();
  return async (call: Promise<{ data?: { content: Session & Granted } }>) => {
    const { data } = await call;
    if (!data) return;
    const { content } = data;
    preferences.suggestLanguage(content.languageIso2LetterCode);
    session.start(content);
    toast.success(intl.formatMessage(accountMessages.welcomeBack, { name: content.firstName }));
  };
}
