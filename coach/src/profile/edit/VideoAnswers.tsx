import { Banner, FileField, RadioGroup } from '@institute/design-system';
import type { Form } from '@institute/design-system/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { uploadAs } from '../../upload.ts';
import type { PictureValues } from './PicturesForm.tsx';
import './captions-messages.ts';

export const captionLanguages = ['EN', 'ES'] as const;

/** Whether someone speaks in the video, and its captions. Only with a video. */
export function VideoAnswers({
  form,
  storedVideo,
}: {
  form: Form<PictureValues>;
  storedVideo: string | null;
}) {
  const intl = useIntl();
  return (
    <form.Subscribe selector={({ values }) => values.video}>
      {(video) =>
        video && (
          <>
            <form.Field
              name="videoHasSpeech"
              as={RadioGroup}
              isRequired
              label={intl.formatMessage({ defaultMessage: 'Does anyone speak in your video?' })}
              options={[
                {
                  value: 'yes',
                  label: intl.formatMessage({ defaultMessage: 'Yes, so it needs captions' }),
                  description: intl.formatMessage({
                    defaultMessage: 'Clients see your video once it has captions in one language',
                  }),
                },
                {
                  value: 'no',
                  label: intl.formatMessage({ defaultMessage: 'No one speaks' }),
                  description: intl.formatMessage({
                    defaultMessage: 'Your profile says so, so people who can’t hear know they miss nothing',
                  }),
                },
              ]}
            />
            <form.Subscribe selector={({ values }) => values.videoHasSpeech}>
              {(speech) =>
                speech === 'yes' && (
                  <>
                    {storedVideo !== null && video !== storedVideo && (
                      <Banner tone="caution" isAnnounced>
                        <FormattedMessage defaultMessage="You changed the video. Check that its captions still match." />
                      </Banner>
                    )}
                    {captionLanguages.map((language) => (
                      <CaptionsField key={language} form={form} language={language} />
                    ))}
                  </>
                )
              }
            </form.Subscribe>
          </>
        )
      }
    </form.Subscribe>
  );
}

function CaptionsField({
  form,
  language,
}: {
  form: Form<PictureValues>;
  language: (typeof captionLanguages)[number];
}) {
  const intl = useIntl();
  const values = { language: intl.formatDisplayName(language.toLowerCase(), { type: 'language' }) };
  return (
    <form.Field
      name={`videoCaptions.${language}`}
      as={FileField}
      accept={['text/vtt', 'text/srt']}
      maxSize={1024 * 1024}
      upload={uploadAs('COACH_VIDEO_CAPTIONS')}
      fileLabel={() =>
        intl.formatMessage(
          {
            defaultMessage: 'Your captions in {language}',
            description: 'A file of captions that was sent; language is a name such as English',
          },
          values,
        )
      }
      label={intl.formatMessage(
        {
          defaultMessage: 'Captions in {language}',
          description: 'Label of a field for a file; language is a name such as English',
        },
        values,
      )}
      description={intl.formatMessage({
        defaultMessage: 'A file with what is said and when. Video editors and YouTube can export one.',
      })}
    />
  );
}
