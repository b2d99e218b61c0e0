import { Button, type Signature, SignatureField } from '@institute/design-system';
import { SaveButtons, useForm } from '@institute/design-system/forms';
import { rules, signed } from '@institute/design-system/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, type Mock, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { announced, Canvas, descriptionOf } from '../fields/Canvas.tsx';
import { makePicture } from '../files/upload.ts';
import { inEachState, longText } from '../states.tsx';

const statement = 'I have read the enrollment agreement and agree to it.';

const meta = {
  component: SignatureField,
  args: { label: 'Signature', statement, onChange: fn(), isRequired: true },
} satisfies Meta<typeof SignatureField>;
export default meta;
type Story = StoryObj<typeof meta>;

const signedBefore: Signature = {
  type: 'TYPED',
  value: 'Ana Torres',
  name: 'Ana Torres',
  statement,
  signedAt: '2027-03-01T10:00:00.000Z',
};

export const States: Story = {
  render: () => (
    <Canvas>
      <SignatureField label="Signature" statement={statement} isRequired />
      <SignatureField
        label="Signature of the enrollment agreement"
        description="The institute signs after you"
        statement={statement}
        isRequired
        errorMessage="This field is required"
      />
      <SignatureField label="Signed" statement={statement} isReadOnly defaultValue={signedBefore} />
      <SignatureField label="Not your turn yet" statement={statement} isDisabled />
    </Canvas>
  ),
};

type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];
const nameBox = ({ canvas }: Context) => canvas.getByRole('textbox', { name: 'Your full name' });
const signatureOf = ({ args }: Context) => (args.onChange as Mock).mock.lastCall![0] as Signature;

/** A line drawn with a pen, in fractions of the canvas. */
async function drawLine(paper: HTMLElement, points: ReadonlyArray<readonly [number, number]>) {
  const box = paper.getBoundingClientRect();
  const event = (type: string, [x, y]: readonly [number, number], buttons: number) =>
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      isPrimary: true,
      pointerId: 1,
      pointerType: 'pen',
      clientX: box.x + x * box.width,
      clientY: box.y + y * box.height,
      button: 0,
      buttons,
      pressure: 0.5,
    });
  paper.dispatchEvent(event('pointerdown', points[0]!, 1));
  for (const point of points) {
    paper.dispatchEvent(event('pointermove', point, 1));
    // A pen takes its time; the drawing code takes a point every 16 ms.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  paper.dispatchEvent(event('pointerup', points.at(-1)!, 0));
}

const paperOf = ({ canvas }: Context) => canvas.findByRole('img', { name: /^Drawn signature/ });
/** The drawing code listens once it is loaded. */
const readyPaper = async (context: Context) => {
  const paper = (await paperOf(context)) as HTMLCanvasElement;
  await waitFor(() => expect(paper.style.touchAction).toBe('none'));
  return paper;
};

/** The inked fraction of the canvas, and where the ink begins. */
function inkOf(paper: HTMLCanvasElement) {
  const { width, height } = paper;
  const { data } = paper.getContext('2d')!.getImageData(0, 0, width, height);
  let [count, left] = [0, width];
  for (let index = 3; index < data.length; index += 4) {
    if (data[index]! < 128) continue;
    count += 1;
    left = Math.min(left, ((index - 3) / 4) % width);
  }
  return { share: count / (width * height), left: left / width };
}

export const TypedNeedsNoPointer: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await userEvent.tab();
    await expect(nameBox(context)).toHaveFocus();
    await userEvent.keyboard('Ana Torres');
    await expect(signatureOf(context)).toEqual({
      type: 'TYPED',
      value: 'Ana Torres',
      name: 'Ana Torres',
      statement,
      signedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    await userEvent.clear(nameBox(context));
    await expect(signatureOf(context)).toMatchObject({ value: '', signedAt: '' });
  },
};

export const Drawn: Story = {
  name: 'Drawn: undo and clear are announced, and the drawing stays when another way is tried',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(nameBox(context), 'Ana Torres');
    await userEvent.click(canvas.getByRole('button', { name: 'Draw' }));
    await expect(signatureOf(context)).toMatchObject({ type: 'DRAWN', value: '', signedAt: '' });
    const paper = await readyPaper(context);
    await drawLine(paper, [
      [0.1, 0.5],
      [0.3, 0.2],
      [0.5, 0.7],
    ]);
    await drawLine(paper, [
      [0.6, 0.5],
      [0.8, 0.4],
    ]);
    await waitFor(() => expect(paper).toHaveAccessibleName('Drawn signature: 2 lines'));
    await waitFor(() => expect(signatureOf(context).value).toMatch(/^data:image\/png;base64,/));
    await expect(signatureOf(context)).toMatchObject({ type: 'DRAWN', name: 'Ana Torres', statement });
    const both = signatureOf(context).value;
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(paper).toHaveAccessibleName('Drawn signature: 1 line'));
    await waitFor(() => expect(announced()).toBe('Last line removed'));
    await waitFor(() => expect(signatureOf(context).value).not.toBe(both));
    const first = signatureOf(context).value;
    // After switching to typing and back, the drawing is still there.
    await userEvent.click(canvas.getByRole('button', { name: 'Type' }));
    await expect(signatureOf(context)).toMatchObject({ type: 'TYPED', value: 'Ana Torres' });
    await userEvent.click(canvas.getByRole('button', { name: 'Draw' }));
    await expect(signatureOf(context)).toMatchObject({ type: 'DRAWN', value: first });
    const again = await readyPaper(context);
    await waitFor(() => expect(inkOf(again).share).toBeGreaterThan(0));
    const clear = canvas.getByRole('button', { name: 'Clear' });
    await userEvent.click(clear);
    await waitFor(() => expect(clear).toHaveFocus());
    await waitFor(() => expect(announced()).toBe('Signature cleared'));
    await waitFor(() => expect(signatureOf(context)).toMatchObject({ value: '', signedAt: '' }));
    await expect(inkOf(again).share).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(announced()).toBe('There’s nothing to undo'));
  },
};

export const LinesSurviveResizingAndDensity: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Draw' }));
    const paper = await readyPaper(context);
    await drawLine(paper, [
      [0.25, 0.5],
      [0.4, 0.2],
      [0.6, 0.7],
    ]);
    const before = inkOf(paper);
    const width = paper.width;
    canvasElement.style.inlineSize = '320px';
    await waitFor(() => expect(paper.width).toBeLessThan(width));
    await waitFor(() => expect(inkOf(paper).left).toBeCloseTo(before.left, 1));
    canvasElement.style.inlineSize = '';
    const density = Object.getOwnPropertyDescriptor(window, 'devicePixelRatio')!;
    Object.defineProperty(window, 'devicePixelRatio', { configurable: true, value: 3 });
    try {
      canvasElement.style.inlineSize = '300px';
      await waitFor(() => expect(paper.width).toBe(paper.clientWidth * 3));
      await waitFor(() => expect(inkOf(paper).left).toBeCloseTo(before.left, 1));
      await waitFor(() => expect(paper).toHaveAccessibleName('Drawn signature: 1 line'));
    } finally {
      Object.defineProperty(window, 'devicePixelRatio', density);
      canvasElement.style.inlineSize = '';
    }
  },
};

export const Uploaded: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(nameBox(context), 'Ana Torres');
    await userEvent.click(canvas.getByRole('button', { name: 'Upload' }));
    const file = await canvas.findByLabelText<HTMLInputElement>(/^Picture of your signature/);
    await userEvent.upload(file, await makePicture('signature.png', 1200, 400));
    await waitFor(() => expect(signatureOf(context).value).toMatch(/^data:image\/jpeg;base64,/));
    await expect(signatureOf(context)).toMatchObject({ type: 'UPLOADED', name: 'Ana Torres' });
    const picture = await createImageBitmap(await (await fetch(signatureOf(context).value)).blob());
    await expect([picture.width, picture.height]).toEqual([800, 267]);
  },
};

const sent = fn();

export const InAForm: Story = {
  render: function InAForm() {
    const form = useForm({
      draft: 'example',
      schema: z.object({ signature: z.custom<Signature>().check(rules(signed())) }),
      defaultValues: {
        signature: { type: 'TYPED', value: '', name: '', statement: '', signedAt: '' } as Signature,
      },
      onSubmit: ({ value }) => sent(value),
    });
    return (
      <form.Form>
        <form.Field name="signature" as={SignatureField} label="Signature" statement={statement} isRequired />
        <form.SubmitButton>Sign</form.SubmitButton>
      </form.Form>
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    sent.mockClear();
    const name = await canvas.findByRole('textbox', { name: 'Your full name' });
    await userEvent.click(canvas.getByRole('button', { name: 'Sign' }));
    const summary = await canvas.findByRole('region', { name: /problem/ });
    await expect(summary).toHaveTextContent('Signature: This field is required');
    await expect(name).toBeInvalid();
    await expect(descriptionOf(name)).toBe(`${statement} | This field is required`);
    await userEvent.click(within(summary).getByRole('link'));
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('Ana Torres');
    await expect(name).not.toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign' }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    await expect(sent.mock.lastCall![0].signature).toMatchObject({ type: 'TYPED', value: 'Ana Torres' });
  },
};

export const AResetErasesTheDrawing: Story = {
  render: function InAForm() {
    const form = useForm({
      draft: { none: 'An example.' },
      defaultValues: {
        signature: { type: 'TYPED', value: '', name: '', statement: '', signedAt: '' } as Signature,
      },
      onSubmit: () => {},
    });
    return (
      <form.Form>
        <form.Field name="signature" as={SignatureField} label="Signature" statement={statement} />
        <SaveButtons onCancel={() => {}} />
      </form.Form>
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Draw' }));
    const paper = await readyPaper(context);
    await drawLine(paper, [
      [0.1, 0.5],
      [0.5, 0.7],
    ]);
    await waitFor(() => expect(paper).toHaveAccessibleName('Drawn signature: 1 line'));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Draw' }));
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Drawn signature: empty' })).toBeVisible());
  },
};

export const WorksInAPlainForm: Story = {
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <Canvas>
        <SignatureField
          label="Signature"
          name="signature"
          statement={statement}
          isRequired
          defaultValue={signedBefore}
        />
        <Button type="submit">Send</Button>
        <Button type="reset" variant="secondary">
          Reset
        </Button>
      </Canvas>
    </form>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.clear(nameBox(context));
    await userEvent.type(nameBox(context), 'Eva Luna');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(sent.mock.lastCall![0]).toMatchObject({
      'signature.type': 'TYPED',
      'signature.value': 'Eva Luna',
      'signature.name': 'Eva Luna',
      'signature.statement': statement,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(nameBox(context)).toHaveValue('Ana Torres');
  },
};

export const InSpanish: Story = {
  globals: { locale: 'es' },
  args: { label: 'Firma' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: '¿Cómo quieres firmar?' })).toBeVisible();
  },
};

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { label: longText } };
