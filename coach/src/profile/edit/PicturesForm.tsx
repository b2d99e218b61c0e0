import { Banner, FileField, PhotoField, RadioGroup } from '@institute/design-system';
import type { Form } from '@institute/design-system/forms';
import { groupRule, issueAt, required } from '@institute/values/rules';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import type { Coach } from '../../coach.ts';
import { errorMessages } from '../../messages.ts';
import { uploadAs } from '../../upload.ts';
import { SectionForm, useSectionForm } from '../section-form.tsx';

const schema = z
  .object({
    photo: z.string(),
    coverImage: z.string(),
    video: z.string(),
    /** `yes`, `no`, or empty until it is answered. */
    videoHasSpeech: z.string(),
    videoCaptions: z.object({ EN: z.string(), ES: z.string() }),
  })
  .check(
    groupRule(({ video, videoHasSpeech }) =>
      video ? issueAt('videoHasSpeech', required()(videoHasSpeech)) : [],
    ),
  );

export type PictureValues = z.infer<typeof schema>;

const fileNames = (captions: Coach['videoCaptions']) =>
  Object.fromEntries(captions.map((one) => [one.languageIso2LetterCode, one.fileName]));

export function PicturesForm({ coach }: { coach: Coach }) {
  const intl = useIntl();
  const form = useSectionForm({
    draft: 'profile.pictures',
    schema,
    coach,
    valuesOf: (now) => ({
      photo: now.photo ?? '',
      coverImage: now.coverImage ?? '',
      video: now.video ?? '',
      videoHasSpeech: now.videoHasSpeech === null ? '' : now.videoHasSpeech ? 'yes' : 'no',
      videoCaptions: { EN: '', ES: '', ...fileNames(now.videoCaptions) },
    }),
    toBody: ({ photo, coverImage, video, videoHasSpeech, videoCaptions }) => ({
      photo: photo || null,
      coverImage: coverImage || null,
      video: video || null,
      videoHasSpeech: video && videoHasSpeech ? videoHasSpeech === 'yes' : null,
      videoCaptions:
        video && videoHasSpeech === 'yes'
          ? captionLanguages.flatMap((language) =>
              videoCaptions[language]
                ? [{ languageIso2LetterCode: language, fileName: videoCaptions[language] }]
                : [],
            )
          : [],
    }),
  });
  const stored = { previewUrl: (fileName: string) => fileName };
  return (
    <SectionForm form={form}>
      <form.Field
        name="photo"
        as={PhotoField}
        {...stored}
        upload={uploadAs('STUDENT_PHOTO')}
        fileLabel={() => intl.formatMessage({ defaultMessage: 'Your photo' })}
        label={intl.formatMessage({ defaultMessage: 'Photo' })}
        description={intl.formatMessage({
          defaultMessage: 'A picture of your face, so clients know who they’re meeting.',
        })}
      />
      <form.Field
        name="coverImage"
        as={PhotoField}
        {...stored}
        aspect={3}
        upload={uploadAs('COACH_COVER_IMAGE')}
        fileLabel={() => intl.formatMessage({ defaultMessage: 'Your cover photo' })}
        label={intl.formatMessage({ defaultMessage: 'Cover photo' })}
        description={intl.formatMessage({ defaultMessage: 'A wide photo at the top of your profile.' })}
      />
      <form.Field
        name="video"
        as={FileField}
        accept={['video/mp4', 'video/webm']}
        upload={uploadAs('COACH_VIDEO')}
        fileLabel={() => intl.formatMessage({ defaultMessage: 'Your video' })}
        label={intl.formatMessage({ defaultMessage: 'Video' })}
        description={intl.formatMessage({ defaultMessage: 'A minute about how you work.' })}
      />
      <VideoAnswers form={form} storedVideo={coach.video} />
    </SectionForm>
  );
}

export const captionLanguages = ['EN', 'ES'] as const;

/** Whether someone speaks in the video, and its captions. Only with a video. */
function VideoAnswers({ form, storedVideo }: { form: Form<PictureValues>; storedVideo: string | null }) {
  const intl = useIntl();
  return (
    <form.Subscribe selector={({ values }) => values}>
      {({ video, videoHasSpeech }) =>
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
            {videoHasSpeech === 'yes' && storedVideo !== null && video !== storedVideo && (
              <Banner tone="caution" isAnnounced>
                <FormattedMessage defaultMessage="You changed the video. Check that its captions still match." />
              </Banner>
            )}
            {videoHasSpeech === 'yes' &&
              captionLanguages.map((language) => (
                <CaptionsField key={language} form={form} language={language} />
              ))}
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

// What the server finds in a file of captions, loaded with the form that uploads one.
errorMessages.add(
  defineMessages({
    captionsTime: {
      defaultMessage:
        'We can’t read line {line}. Write the times like 00:00:05.000 --> 00:00:08.000, and put an empty line after each caption',
      description: 'Error of a field for a file of captions; line is the number of a line in the file',
    },
    captionsOrder: {
      defaultMessage:
        'Check the times in line {line}. A caption has to end after it starts, and can’t start before the one above it',
      description: 'Error of a field for a file of captions; line is the number of a line in the file',
    },
    captionsGap: {
      defaultMessage: 'The caption in line {line} needs an empty line above it',
      description: 'Error of a field for a file of captions; line is the number of a line in the file',
    },
    captionsEmpty: { defaultMessage: 'There are no captions in this file' },
    captionsEncoding: {
      defaultMessage: 'We can’t read the characters in this file. Save it as UTF-8 and choose it again',
    },
  }),
);
