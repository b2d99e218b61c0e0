import { type ReactNode, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { CameraIcon, RefreshIcon, VideoIcon } from '../icons/named.tsx';
import { useContentUrl } from './ContentUrlProvider.tsx';
import * as styles from './Media.css.ts';
import { type Track, Transcript } from './Transcript.tsx';

interface MediaFrameProps {
  /** The aspect ratio, reserved while it loads, so that the layout doesn't shift. */
  ratio?: keyof typeof styles.ratio;
  /** As wide as its card, with square corners. */
  isInCard?: boolean;
  /** A caption. */
  caption?: ReactNode;
}

export interface PictureProps extends MediaFrameProps {
  src: string | null | undefined;
  /** The alternative text. Empty if the text next to it says the same. */
  alt: string;
}

/** A picture, public or private. A missing or broken one keeps its space and shows a message. */
export function Picture({ src, alt, ratio = 'wide', isInCard = false, caption }: PictureProps) {
  const contentUrl = useContentUrl();
  const address = src ? contentUrl(src) : undefined;
  // An expired signature is replaced by a new one, so the picture is worth another attempt.
  const [failedAddress, setFailedAddress] = useState<string>();
  const isFailed = address !== undefined && address === failedAddress;
  return (
    <figure className={styles.figure}>
      <div className={isInCard ? styles.ratio[ratio] : `${styles.ratio[ratio]} ${styles.rounded}`}>
        {address && !isFailed ? (
          <img
            src={address}
            alt={alt}
            loading="lazy"
            decoding="async"
            className={styles.content}
            onError={() => setFailedAddress(address)}
          />
        ) : (
          <div className={styles.fallback} {...(alt && { role: 'img', 'aria-label': alt })}>
            <CameraIcon size="l" />
            {isFailed && (
              <FormattedMessage
                id="media.pictureFailed"
                defaultMessage="We couldn’t load this picture"
                description="In the place of a picture that failed to load"
              />
            )}
          </div>
        )}
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

export interface FilmProps extends MediaFrameProps {
  src: string;
  /** The title: the player's name. */
  title: string;
  /** A still picture until it plays. */
  poster?: string;
  /** Captions and their translations. The first one is on by default. Each has a transcript below the player. */
  tracks?: readonly Track[];
  onPlay?: () => void;
  onPause?: () => void;
}

/** A video in the browser's own player, with captions and a transcript. It never autoplays. */
export function Film({
  src,
  title,
  poster,
  tracks = [],
  onPlay,
  onPause,
  ratio = 'wide',
  isInCard = false,
  caption,
}: FilmProps) {
  const [attempt, setAttempt] = useState(0);
  const [isFailed, setIsFailed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  return (
    <figure className={styles.figure}>
      <div
        ref={frame}
        tabIndex={-1}
        className={isInCard ? styles.ratio[ratio] : `${styles.ratio[ratio]} ${styles.rounded}`}
      >
        {isFailed ? (
          <FilmFailure
            onRetry={() => {
              // This button is removed, so focus moves to what replaces it.
              frame.current!.focus();
              setIsFailed(false);
              setAttempt(attempt + 1);
            }}
          />
        ) : (
          <Player
            key={`${src} ${attempt}`}
            {...{ src, title, poster, tracks, onPlay, onPause }}
            onError={() => {
              if (frame.current!.contains(document.activeElement)) frame.current!.focus();
              setIsFailed(true);
            }}
          />
        )}
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      {tracks.map((track) => (
        <Transcript key={track.src} {...track} />
      ))}
    </figure>
  );
}

type PlayerProps = Required<Pick<FilmProps, 'src' | 'title' | 'tracks'>> & {
  poster: string | undefined;
  onError: () => void;
  onPlay: (() => void) | undefined;
  onPause: (() => void) | undefined;
};

/** Keeps the address that it began with, because a new signature would start the film over. */
function Player({ src, title, poster, tracks, ...events }: PlayerProps) {
  const current = useContentUrl();
  const [contentUrl] = useState(() => current);
  return (
    <video
      src={contentUrl(src)}
      poster={poster && contentUrl(poster)}
      aria-label={title}
      controls
      playsInline
      preload="metadata"
      crossOrigin={tracks.length > 0 ? 'anonymous' : undefined}
      className={`${styles.content} ${styles.film}`}
      {...events}
    >
      {tracks.map((track, index) => (
        <track
          key={track.src}
          kind="captions"
          src={current(track.src)}
          srcLang={track.lang}
          label={track.label}
          default={index === 0}
        />
      ))}
    </video>
  );
}

const FilmFailure = ({ onRetry }: { onRetry: () => void }) => (
  <div className={styles.fallback} role="alert">
    <VideoIcon size="l" />
    <FormattedMessage
      id="media.videoFailed"
      defaultMessage="We couldn’t load this video"
      description="In the place of a film that failed to load"
    />
    <Button variant="secondary" icon={<RefreshIcon />} onPress={onRetry}>
      <FormattedMessage
        id="action.tryAgain"
        defaultMessage="Try again"
        description="Button that repeats what failed"
      />
    </Button>
  </div>
);
