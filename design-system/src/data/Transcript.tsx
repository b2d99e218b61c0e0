import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { RefreshIcon } from '../icons/named.tsx';
import { useContentUrl } from './ContentUrlProvider.tsx';
import * as styles from './Media.css.ts';

export interface Track {
  /** A WebVTT file. */
  src: string;
  /** Its language, as in `es`. */
  lang: string;
  /** The language's name. */
  label: string;
}

type Stage = 'closed' | 'loading' | 'failed' | readonly string[];

/** What is said in a video, as text. Loads the captions when it is opened. */
export function Transcript({ src, lang, label }: Track) {
  const contentUrl = useContentUrl();
  const [stage, setStage] = useState<Stage>('closed');
  const load = async () => {
    setStage('loading');
    try {
      const [response, captions] = await Promise.all([
        fetch(contentUrl(src)),
        import('@institute/values/formats/captions'),
      ]);
      const cues = captions.parseCaptions(response.ok ? await response.text() : '');
      setStage(Array.isArray(cues) ? captions.transcriptOf(cues) : 'failed');
    } catch {
      setStage('failed');
    }
  };
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && stage === 'closed' && load()}>
      <summary className={styles.summary}>
        <FormattedMessage
          id="transcript.title"
          defaultMessage="Transcript ({language})"
          description="Opens the text of what is said in a video; language is its name, such as English"
          values={{ language: <span lang={lang}>{label}</span> }}
        />
      </summary>
      <div className={styles.transcript} aria-live="polite" aria-busy={stage === 'loading'}>
        {stage === 'failed' && (
          <>
            <p>
              <FormattedMessage
                id="transcript.failed"
                defaultMessage="We couldn’t load the transcript"
                description="In the place of the text of a video"
              />
            </p>
            <Button variant="secondary" icon={<RefreshIcon />} onPress={load}>
              <FormattedMessage
                id="action.tryAgain"
                defaultMessage="Try again"
                description="Button that repeats what failed"
              />
            </Button>
          </>
        )}
        {typeof stage === 'object' && (
          <div lang={lang} className={styles.words}>
            {stage.map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be said twice, and the order never changes
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        )}
      </div>
    </details>
  );
}
