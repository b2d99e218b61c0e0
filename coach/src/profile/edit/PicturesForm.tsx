import { FileField, PhotoField } from '@institute/design-system';
import { groupRule, issueAt, required } from '@institute/values/rules';
import { useIntl } from 'react-intl';
import { z } from 'zod/mini';
import type { Coach } from '../../coach.ts';
import { uploadAs } from '../../upload.ts';
import { SectionForm, useSectionForm } from '../section-form.tsx';
import { captionLanguages, VideoAnswers } from './VideoAnswers.tsx';

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
