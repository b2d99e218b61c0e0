import { currentVersionOf } from '@institute/api-schema';
import { uploadFile } from '@institute/api-schema/upload';
import { Button, Inline, PhotoField, toast } from '@institute/design-system';
import { saveRecord } from '@institute/design-system/forms';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { describeError } from '../messages.ts';
import { session } from '../session.ts';
import { type Student, useSaveStudent } from '../student.ts';

interface PhotoPickerProps {
  student: Student;
  onClose: () => void;
}

/** The photo is saved as soon as it is uploaded, because there is nothing else to fill in. */
export default function PhotoPicker({ student, onClose }: PhotoPickerProps) {
  const intl = useIntl();
  const sendPart = useSaveStudent();
  const save = useMutation({
    mutationFn: (photo: string | null) =>
      saveRecord({
        base: student,
        send: ({ version }) => sendPart({ version, photo }),
        currentOf: (error) => currentVersionOf(error) as Student | null,
        mayResend: () => true,
      }),
    onSuccess(_, photo) {
      toast.success(
        photo
          ? intl.formatMessage({ defaultMessage: 'Your photo was saved.' })
          : intl.formatMessage({ defaultMessage: 'Your photo was removed.' }),
        { key: 'photo' },
      );
      onClose();
    },
  });
  // The selected photo stays visible until it is saved.
  const photo = save.isPending || save.isError ? save.variables : student.photo;
  return (
    <>
      <PhotoField
        label={intl.formatMessage({ defaultMessage: 'Your photo' })}
        value={photo ?? ''}
        onChange={(fileName) => save.mutate(fileName || null)}
        previewUrl={(fileName) => fileName}
        upload={(file, options) => uploadFile(session, file, 'STUDENT_PHOTO', options)}
        fileLabel={() => intl.formatMessage({ defaultMessage: 'Your photo' })}
        {...(save.isError && { errorMessage: describeError(intl, save.error) })}
      />
      <Inline gap="s">
        <Button variant="secondary" onPress={onClose}>
          <FormattedMessage defaultMessage="Close" />
        </Button>
        {save.isError && (
          <Button onPress={() => save.mutate(save.variables)}>
            <FormattedMessage defaultMessage="Save the photo again" />
          </Button>
        )}
      </Inline>
    </>
  );
}
