import { GroupSessionMove } from '@institute/api-schema/limits';
import {
  ConfirmDialog,
  DeleteIcon,
  MenuButton,
  type MenuDialogProps,
  MenuItem,
  MoreIcon,
  Stack,
  Text,
} from '@institute/design-system';
import { ReasonDialog } from '@institute/design-system/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { type Group, type GroupSessionProps, reasonLabel, SessionTime } from './group-actions.tsx';
import type { Product } from './products.ts';

interface GroupSessionMenuProps extends GroupSessionProps {
  /** Only of a group that can be deleted. */
  product?: Product;
  label: string;
}

/** Deletes a group in which no one takes part, or else cancels a session. */
export function GroupSessionMenu({ group, session, product, label }: GroupSessionMenuProps) {
  const deletion = useDeleteGroup(group);
  return (
    <MenuButton
      isIconOnly
      icon={<MoreIcon />}
      align="end"
      label={label}
      dialogs={{
        delete: (dialog) => product && <DeleteGroupDialog group={group} product={product} {...dialog} />,
        cancel: (dialog) => <CancelGroupSession group={group} session={session} {...dialog} />,
      }}
    >
      {product ? (
        <MenuItem icon={<DeleteIcon size="s" />} isDestructive opens="delete">
          {deletion.confirmLabel}
        </MenuItem>
      ) : (
        <MenuItem isDestructive opens="cancel">
          <FormattedMessage defaultMessage="Cancel session" />
        </MenuItem>
      )}
    </MenuButton>
  );
}

function CancelGroupSession({ group, session, ...dialog }: GroupSessionProps & MenuDialogProps) {
  const intl = useIntl();
  const coachId = useCoachId();
  return (
    <ReasonDialog
      {...dialog}
      title={intl.formatMessage({ defaultMessage: 'Cancel this group session?' })}
      message={
        <Stack gap="xs">
          <Text weight="medium">
            <SessionTime session={session} />
          </Text>
          <Text>
            <FormattedMessage defaultMessage="Each participant gets an e-mail, and what they paid for this session back, unless their bank is deciding about it." />
          </Text>
        </Stack>
      }
      submitLabel={<FormattedMessage defaultMessage="Cancel session" />}
      keepLabel={<FormattedMessage defaultMessage="Keep session" />}
      successMessage={intl.formatMessage({
        defaultMessage: 'Session canceled. We let the participants know.',
      })}
      draft={`group.${session.id}.cancel`}
      isRequired
      maxLength={GroupSessionMove.reason.maxLength}
      reasonLabel={reasonLabel(intl)}
      onSubmit={(reason) =>
        api.send('post', '/coaches/{coachId}/groups/{groupId}/sessions/{groupSessionId}/cancel', {
          path: { coachId, groupId: group.id, groupSessionId: session.id },
          body: { reason },
        })
      }
    />
  );
}

interface GroupProps {
  group: Group;
  product: Product;
}

/** What is asked before the dates of a group in which no one takes part are deleted. */
function useDeleteGroup(group: Group) {
  const intl = useIntl();
  const coachId = useCoachId();
  const count = group.sessions.length;
  return {
    title: intl.formatMessage(
      { defaultMessage: '{count, plural, one {Delete this date?} other {Delete these dates?}}' },
      { count },
    ),
    keepLabel: <FormattedMessage defaultMessage="Keep" description="Button that leaves something as it is" />,
    confirmLabel: (
      <FormattedMessage
        defaultMessage="{count, plural, one {Delete} other {Delete these dates}}"
        values={{ count }}
      />
    ),
    successMessage: intl.formatMessage({ defaultMessage: 'The dates were deleted.' }),
    onConfirm: () =>
      api.send('delete', '/coaches/{coachId}/groups/{groupId}', { path: { coachId, groupId: group.id } }),
  };
}

const DeleteGroupDialog = ({ group, product, ...dialog }: GroupProps & MenuDialogProps) => (
  <ConfirmDialog {...dialog} {...useDeleteGroup(group)}>
    <Stack gap="xs">
      <Text>{product.title}</Text>
      {group.sessions.map((session) => (
        <Text key={session.id} weight="medium">
          <SessionTime session={session} />
        </Text>
      ))}
    </Stack>
  </ConfirmDialog>
);
