import type { components } from '@institute/api-schema';
import { toast } from '@institute/design-system';
import { accountMessages } from '@institute/design-system/account';
import { useIntl } from 'react-intl';
import { preferences } from '../preferences.ts';
import { session } from '../session.ts';

type Granted = Promise<{ data?: { content: components['schemas']['Session'] } }>;

/** Opens the session that a call grants, in the language of the account, and greets the person. */
export function useSignIn() {
  const intl = useIntl();
  return async (call: Granted) => {
    const { data } = await call;
    if (!data) return;
    const { content } = data;
    preferences.suggestLanguage(content.languageIso2LetterCode);
    session.start(content);
    toast.success(intl.formatMessage(accountMessages.welcomeBack, { name: content.firstName }));
  };
}
