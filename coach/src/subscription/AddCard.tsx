import { useCardEntry } from '@institute/api-schema/cards';
import { AddCard as AddCardForm, type AddCardProps } from '@institute/design-system/cards';
import { client } from '../client.ts';
import { preferences } from '../preferences.ts';
import { baseUrl, useSignedInSession } from '../session.ts';

/** Adds a card of the coach, who is a student too. */
export function AddCard(props: Pick<AddCardProps, 'onAdded' | 'onCancel' | 'autoFocus'>) {
  const { studentId } = useSignedInSession();
  return (
    <AddCardForm
      {...props}
      {...useCardEntry(client, { studentId, application: 'COACH', baseUrl })}
      theme={preferences.theme.use()}
    />
  );
}
