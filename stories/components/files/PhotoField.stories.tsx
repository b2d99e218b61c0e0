import { PhotoField } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, type Mock, waitFor, within } from 'storybook/test';
import { announced, Canvas } from '../fields/Canvas.tsx';
import { inEachState, longText } from '../states.tsx';
import { instantUpload, makePicture, turned } from './upload.ts';

const meta = {
  component: PhotoField,
  args: { label: 'Photo', upload: fn(instantUpload), onChange: fn(), isRequired: true },
} satisfies Meta<typeof PhotoField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Canvas>
      <PhotoField {...args} label="Photo" description="Your face, so that your coach knows you" />
      <PhotoField {...args} label="Cover" aspect={16 / 9} errorMessage="This field is required" />
      <PhotoField {...args} label="Photo on file" isReadOnly defaultValue="media-ana.jpg" />
    </Canvas>
  ),
};

type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

async function choose({ canvas, canvasElement, userEvent }: Context, file: File) {
  await userEvent.upload(canvas.getByLabelText<HTMLInputElement>(/^Photo/), file);
  const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
  const frame = await dialog.findByRole('group', { name: /^Crop frame/ });
  return { dialog, frame };
}
const sentBy = async ({ args }: Context) => {
  const upload = args.upload as Mock;
  await waitFor(() => expect(upload).toHaveBeenCalled());
  return upload.mock.lastCall![0] as File;
};
const sizeOf = async (file: File) => {
  const { width, height } = await createImageBitmap(file);
  return [width, height];
};

export const OpenCropDialog: Story = {
  play: async (context) => {
    await choose(context, await makePicture('holiday.png', 900, 600));
  },
};

export const CropsByKeyboard: Story = {
  name: 'Crops by keyboard, and uploads a JPEG of the part [V-26]',
  args: { maxSide: 300 },
  play: async (context) => {
    const { userEvent, args, canvas } = context;
    const { dialog, frame } = await choose(context, await makePicture('holiday.png', 900, 600));
    const left = () => Number.parseFloat(getComputedStyle(frame).left);
    await waitFor(() => expect(left()).toBeGreaterThan(0));
    const before = left();
    frame.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(left()).toBeLessThan(before));
    // Announced as well as visible, in percent of the picture.
    await waitFor(() => expect(announced()).toMatch(/^\d+% from the left, 5% from the top, 60% wide$/));
    const corner = dialog.getByRole('button', { name: /^Bottom right corner/ });
    const width = frame.getBoundingClientRect().width;
    corner.focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(frame.getBoundingClientRect().width).toBeLessThan(width));
    await userEvent.click(dialog.getByRole('button', { name: 'Use this crop' }));
    const file = await sentBy(context);
    await expect([file.name, file.type]).toEqual(['holiday.jpg', 'image/jpeg']);
    await expect(await sizeOf(file)).toEqual([300, 300]);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('media-holiday.jpg'));
    await expect(await canvas.findByText('holiday.jpg')).toBeVisible();
  },
};

export const TurnsThePictureAsTheCameraSays: Story = {
  args: { aspect: 0.5 },
  play: async (context) => {
    // 400 × 200 as stored, a quarter turn to the right by its EXIF data: 200 × 400, the green half on top.
    const jpeg = await turned(await makePicture('phone.jpg', 400, 200), 6);
    const { dialog } = await choose(context, jpeg);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Use this crop' }));
    const file = await sentBy(context);
    const bitmap = await createImageBitmap(file);
    await expect(bitmap.height / bitmap.width).toBeCloseTo(2, 1);
    const surface = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    surface.drawImage(bitmap, 0, 0);
    const red = (y: number) => surface.getImageData(bitmap.width / 2, y, 1, 1).data[0]!;
    await expect(red(5)).toBeLessThan(100);
    await expect(red(bitmap.height - 5)).toBeGreaterThan(200);
  },
};

export const SendsNothingWhenTheDialogIsClosed: Story = {
  play: async (context) => {
    const { userEvent, args } = context;
    const { dialog } = await choose(context, await makePicture('holiday.png', 90, 60));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.upload).not.toHaveBeenCalled();
    await waitFor(() => expect(context.canvas.getByLabelText(/^Photo/)).toHaveFocus());
  },
};

export const ACanceledCropLeavesTheNextAlone: Story = {
  play: async (context) => {
    const { userEvent, canvas } = context;
    const { dialog } = await choose(context, await makePicture('slow.png', 90, 60));
    const { toBlob } = HTMLCanvasElement.prototype;
    const write = await new Promise<() => void>((resolve) => {
      HTMLCanvasElement.prototype.toBlob = function (...args) {
        HTMLCanvasElement.prototype.toBlob = toBlob;
        resolve(() => toBlob.apply(this, args));
      };
      dialog.getByRole('button', { name: 'Use this crop' }).click();
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const next = await choose(context, await makePicture('next.png', 90, 60));
    write();
    await userEvent.click(next.dialog.getByRole('button', { name: 'Use this crop' }));
    await expect((await sentBy(context)).name).toBe('next.jpg');
    await expect(await canvas.findByText('next.jpg')).toBeVisible();
  },
};

export const SaysThatAPictureCannotBeOpened: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const file = new File(['no picture'], 'broken.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText<HTMLInputElement>(/^Photo/), file);
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('alert');
    await waitFor(() => expect(page.getByText(/We can’t open this picture/)).toBeVisible());
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  },
};

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { label: longText } };
