import 'react-image-crop/dist/ReactCrop.css';
import { useEffect, useRef, useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import { defineMessages, useIntl } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { announce } from '../aria/announcement.ts';
import { Dialog } from '../overlays/Dialog.tsx';
import * as styles from './CropDialog.css.ts';
import { cropPicture } from './crop.ts';

const messages = defineMessages({
  title: {
    id: 'crop.title',
    defaultMessage: 'Crop the picture',
    description: 'Title of the dialog that crops a picture',
  },
  hint: {
    id: 'crop.hint',
    defaultMessage:
      'Drag the frame and its corners. With the keyboard, press Tab to reach them and use the arrow keys; hold Shift for larger steps.',
    description: 'In the dialog that crops a picture',
  },
  use: {
    id: 'crop.use',
    defaultMessage: 'Use this crop',
    description: 'Button of the dialog that crops a picture',
  },
  cancel: {
    id: 'crop.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that closes a dialog without doing anything',
  },
  broken: {
    id: 'crop.broken',
    defaultMessage: 'We can’t open this picture. Please choose another, such as a JPEG.',
    description: 'In the dialog that crops a picture',
  },
  frame: {
    id: 'crop.frame',
    defaultMessage: 'Crop frame. Move it with the arrow keys.',
    description: 'Name of what is moved in the dialog that crops a picture',
  },
  topLeft: {
    id: 'crop.topLeft',
    defaultMessage: 'Top left corner of the frame. Resize it with the arrow keys.',
    description: 'Name of a handle in the dialog that crops a picture',
  },
  topRight: {
    id: 'crop.topRight',
    defaultMessage: 'Top right corner of the frame. Resize it with the arrow keys.',
    description: 'Name of a handle in the dialog that crops a picture',
  },
  bottomLeft: {
    id: 'crop.bottomLeft',
    defaultMessage: 'Bottom left corner of the frame. Resize it with the arrow keys.',
    description: 'Name of a handle in the dialog that crops a picture',
  },
  bottomRight: {
    id: 'crop.bottomRight',
    defaultMessage: 'Bottom right corner of the frame. Resize it with the arrow keys.',
    description: 'Name of a handle in the dialog that crops a picture',
  },
});

/** Milliseconds without movement before the frame's position is announced. */
const pause = 500;

export interface CropDialogProps {
  file: File;
  /** The crop's aspect ratio, width to height. */
  aspect: number;
  /** The maximum pixels of the result's longer side. */
  maxSide: number;
  /** The cropped JPEG, or null if canceled. */
  onDone: (part: File | null) => void;
}

function useObjectUrl(file: File): string {
  const [url, setUrl] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

/** Announces the frame's position once it rests, because a held key moves it many times. */
function usePositionAnnouncement() {
  const intl = useIntl();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return ({ x, y, width }: PercentCrop) => {
    clearTimeout(timer.current);
    const share = (percent: number) => intl.formatNumber(percent / 100, { style: 'percent' });
    timer.current = setTimeout(
      () =>
        announce(
          intl.formatMessage(
            {
              id: 'crop.position',
              defaultMessage: '{left} from the left, {top} from the top, {width} wide',
              description:
                'Said by screen readers after the frame over a picture was moved; all are shares of the picture such as 10%',
            },
            { left: share(x), top: share(y), width: share(width) },
          ),
        ),
      pause,
    );
  };
}

/** The largest frame in the middle of a picture, with a margin. */
const centeredCrop = (width: number, height: number, aspect: number) =>
  centerCrop(
    makeAspectCrop(
      width / height > aspect ? { unit: '%', height: 90 } : { unit: '%', width: 90 },
      aspect,
      width,
      height,
    ),
    width,
    height,
  );

/** Crops a picture by pointer or keyboard. */
export function CropDialog({ file, aspect, maxSide, onDone }: CropDialogProps) {
  const intl = useIntl();
  const url = useObjectUrl(file);
  const [crop, setCrop] = useState<PercentCrop>();
  const [isBroken, setBroken] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const use = async () => {
    if (!crop) return;
    setWorking(true);
    try {
      onDone(await cropPicture(file, crop, maxSide));
    } catch {
      setBroken(true);
      setWorking(false);
    }
  };
  return (
    <Dialog
      isOpen
      size="m"
      title={intl.formatMessage(messages.title)}
      onClose={() => onDone(null)}
      actions={
        <>
          <Button variant="secondary" onPress={() => onDone(null)}>
            {intl.formatMessage(messages.cancel)}
          </Button>
          <Button isDisabled={!crop || isBroken} isPending={isWorking} onPress={use}>
            {intl.formatMessage(messages.use)}
          </Button>
        </>
      }
    >
      <div className={styles.stage}>
        {isBroken ? (
          <p role="alert">{intl.formatMessage(messages.broken)}</p>
        ) : (
          <>
            <p className={styles.hint}>{intl.formatMessage(messages.hint)}</p>
            <CropArea {...{ url, aspect, crop, setCrop }} onBroken={() => setBroken(true)} />
          </>
        )}
      </div>
    </Dialog>
  );
}

interface CropAreaProps {
  url: string;
  aspect: number;
  crop: PercentCrop | undefined;
  setCrop: (crop: PercentCrop) => void;
  onBroken: () => void;
}

/** The picture below a frame that can be moved and resized. */
function CropArea({ url, aspect, crop, setCrop, onBroken }: CropAreaProps) {
  const intl = useIntl();
  const announcePosition = usePositionAnnouncement();
  return (
    <ReactCrop
      className={styles.crop}
      crop={crop}
      aspect={aspect}
      minWidth={48}
      minHeight={48}
      keepSelection
      ruleOfThirds
      // Corners are enough, because the aspect ratio is fixed.
      ariaLabels={{
        cropArea: intl.formatMessage(messages.frame),
        nwDragHandle: intl.formatMessage(messages.topLeft),
        neDragHandle: intl.formatMessage(messages.topRight),
        swDragHandle: intl.formatMessage(messages.bottomLeft),
        seDragHandle: intl.formatMessage(messages.bottomRight),
        nDragHandle: '',
        eDragHandle: '',
        sDragHandle: '',
        wDragHandle: '',
      }}
      onChange={(_pixels, percent) => setCrop(percent)}
      onComplete={(_pixels, percent) => announcePosition(percent)}
    >
      {url && (
        <img
          src={url}
          alt=""
          className={styles.picture}
          onError={onBroken}
          onLoad={({ currentTarget: { width, height } }) => setCrop(centeredCrop(width, height, aspect))}
        />
      )}
    </ReactCrop>
  );
}
