import { Button, FileField } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { required, rules } from '@institute/design-system/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { announced, Canvas, descriptionOf } from '../fields/Canvas.tsx';
import { inEachState, longText } from '../states.tsx';
import { heldUpload, instantUpload, makePicture } from './upload.ts';

const documents = ['application/pdf', 'image/jpeg', 'image/png'];

const meta = {
  component: FileField,
  args: {
    label: 'Certificate',
    accept: documents,
    upload: instantUpload,
    onChange: fn(),
    isRequired: true,
  },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

const never = () => new Promise<string>(() => {});

export const States: Story = {
  render: () => (
    <Canvas>
      <FileField label="Certificate" accept={documents} upload={never} isRequired />
      <FileField
        label="Proof of payment"
        description="A scan or a photo of the receipt"
        accept={documents}
        upload={never}
        defaultValue="document-20418.pdf"
      />
      <FileField
        label="Transcript"
        accept={documents}
        upload={never}
        isRequired
        errorMessage="This field is required"
      />
      <FileField
        label="Signed agreement"
        accept={documents}
        upload={never}
        isReadOnly
        defaultValue="agreement.pdf"
      />
      <FileField label="Film" accept={['video/mp4']} upload={never} isDisabled />
    </Canvas>
  ),
};

const pdf = (name = 'diploma.pdf', size = 2000) =>
  new File([new Uint8Array(size)], name, { type: 'application/pdf' });
interface Finds {
  getByLabelText: (text: RegExp) => HTMLElement;
}
const control = (canvas: Finds) => canvas.getByLabelText(/^Certificate/) as HTMLInputElement;

export const IsWiredToItsWords: Story = {
  args: { description: 'A scan', errorMessage: 'This field is required' },
  play: async ({ canvas }) => {
    const input = control(canvas);
    await expect(input).toHaveAccessibleName('Certificate Choose a file');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAttribute('accept', 'application/pdf,image/jpeg,image/png');
    await expect(descriptionOf(input)).toBe('A scanPDF, JPEG, or PNG, up to 10 MB | This field is required');
  },
};

function filled(...files: File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}

function dropOn(element: HTMLElement, dataTransfer: DataTransfer) {
  for (const type of ['dragover', 'drop'])
    element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
}

const held = heldUpload();

export const SendsAtOnceAndCanBeCancelled: Story = {
  name: 'Uploads one file immediately, reports its progress, can be canceled and retried [V-26]',
  args: { upload: held.upload },
  play: async ({ canvas, userEvent, args }) => {
    held.transfers.length = 0;
    const input = control(canvas);
    await userEvent.upload(input, pdf());
    const first = await held.started();
    const bar = canvas.getByRole('progressbar', { name: 'Uploading diploma.pdf' });
    first.progress(0.1);
    await waitFor(() => expect(bar).toHaveAttribute('value', '0.1'));
    await waitFor(() => expect(announced()).toBe('Uploading diploma.pdf'));
    for (const [fraction, said] of [
      [0.26, '25% sent'],
      [0.4, '25% sent'],
      [0.8, '75% sent'],
    ] as const) {
      first.progress(fraction);
      await waitFor(() => expect(announced()).toBe(said));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(first.signal.aborted).toBe(true);
    await waitFor(() => expect(input).toHaveFocus());
    await waitFor(() => expect(announced()).toBe('Upload canceled. The file wasn’t sent.'));
    await expect(args.onChange).not.toHaveBeenCalled();

    await userEvent.upload(input, pdf());
    (await held.started(2)).fail(new TypeError('Failed to fetch'));
    await expect(await canvas.findByText(/The file wasn’t sent/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    const third = await held.started(3);
    // The clicked button is gone. The focus is on the cancel button, and stays when the upload ends.
    const cancel = canvas.getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    third.finish('document-1.pdf');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('document-1.pdf'));
    await expect(canvas.getByText('diploma.pdf')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove diploma.pdf' })).toHaveFocus());
    await waitFor(() => expect(announced()).toBe('diploma.pdf was uploaded'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await waitFor(() => expect(input).toHaveFocus());
    await waitFor(() => expect(announced()).toBe('diploma.pdf removed'));
  },
};

const refusing = fn(instantUpload);

export const RefusesBeforeSending: Story = {
  name: 'Refuses other types, large and empty files, and more than one, before uploading [V-26]',
  args: { upload: refusing, maxSize: 1024 },
  play: async ({ canvas, userEvent }) => {
    refusing.mockClear();
    const input = control(canvas);
    const films = [new File(['x'], 'talk.mp4', { type: 'video/mp4' })];
    for (const [files, words] of [
      [films, 'This type of file isn’t accepted. Please choose PDF, JPEG, or PNG'],
      [[pdf('scan.pdf', 1025)], 'This file is too large. It can have at most 1 kB'],
      [[pdf('scan.pdf', 0)], 'This file is empty. Please choose another'],
    ] as const) {
      dropOn(input.parentElement!, filled(...files));
      await expect(await canvas.findByText(words)).toBeVisible();
      await expect(input).toBeInvalid();
      await expect(descriptionOf(input)).toContain(words);
      await waitFor(() => expect(announced()).toBe(words));
    }
    dropOn(input.parentElement!, filled(pdf('a.pdf', 10), pdf('b.pdf', 10)));
    await expect(await canvas.findByText(/No more than one can be added/)).toBeVisible();
    await expect(refusing).not.toHaveBeenCalled();
    await userEvent.upload(input, pdf('scan.pdf', 10));
    await waitFor(() => expect(refusing).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(input).toHaveAttribute('aria-invalid', 'false'));
  },
};

export const TakesDropAndPaste: Story = {
  play: async ({ canvas, args }) => {
    const input = control(canvas);
    dropOn(input.parentElement!, filled(pdf('dropped.pdf')));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('media-dropped.pdf'));
    const clipboard = new DataTransfer();
    clipboard.items.add(await makePicture('pasted.png', 20, 20));
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
    // Firefox takes no files into an event that a script makes.
    Object.defineProperty(paste, 'clipboardData', { value: clipboard });
    input.focus();
    input.dispatchEvent(paste);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('media-pasted.png'));
    await waitFor(() => expect(document.querySelector('img')).toHaveProperty('naturalWidth', 20));
  },
};

export const SaysWhatTheServerFound: Story = {
  args: {
    upload: async () => {
      throw Object.assign(new Error('422'), {
        errors: [{ pointer: '/file', rule: 'fileType', values: { types: 'image/jpeg, image/png' } }],
      });
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(control(canvas), pdf());
    await expect(
      await canvas.findByText('This type of file isn’t accepted. Please choose JPEG or PNG'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Remove diploma.pdf' })).toBeVisible();
  },
};

export const KeepsTheFirstFileUntilTheNextHasArrived: Story = {
  args: { upload: held.upload, defaultValue: 'document-1.pdf' },
  play: async ({ canvas, userEvent, args }) => {
    held.transfers.length = 0;
    await userEvent.upload(control(canvas), pdf('other.pdf'));
    await held.started();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByText('document-1.pdf')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

const sent = fn();

export const InAForm: Story = {
  name: 'In a form: it waits for the file, and the stored name is the value [V-26]',
  render: function InAForm() {
    const form = useForm({
      draft: 'example',
      schema: z.object({ certificate: z.string().check(rules(required())) }),
      defaultValues: { certificate: '' },
      onSubmit: ({ value }) => sent(value),
    });
    return (
      <form.Form>
        <form.Field
          name="certificate"
          as={FileField}
          label="Certificate"
          accept={documents}
          upload={held.upload}
          isRequired
        />
        <form.SubmitButton>Send</form.SubmitButton>
      </form.Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    held.transfers.length = 0;
    const input = await canvas.findByLabelText<HTMLInputElement>(/^Certificate Choose/);
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    const summary = await canvas.findByRole('region', { name: /problem/ });
    await expect(summary).toHaveTextContent('Certificate: This field is required');
    await userEvent.click(within(summary).getByRole('link'));
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.upload(input, pdf());
    const transfer = await held.started();
    await userEvent.click(send);
    await expect(sent).not.toHaveBeenCalled();
    transfer.finish('document-7.pdf');
    await canvas.findByRole('button', { name: 'Remove diploma.pdf' });
    await userEvent.click(send);
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ certificate: 'document-7.pdf' }));
  },
};

let refuse = (_error: Error) => {};

export const PreparesAFile: Story = {
  name: 'In a form: it waits until a file is prepared, and says if that failed',
  render: function Preparing() {
    const form = useForm({
      draft: { none: 'An example.' },
      defaultValues: { certificate: '' },
      onSubmit: ({ value }) => sent(value),
    });
    return (
      <form.Form>
        <form.Field
          name="certificate"
          as={FileField}
          label="Certificate"
          accept={documents}
          upload={instantUpload}
          prepare={() =>
            new Promise<null>((_resolve, reject) => {
              refuse = reject;
            })
          }
        />
        <form.SubmitButton>Send</form.SubmitButton>
      </form.Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await userEvent.upload(await canvas.findByLabelText<HTMLInputElement>(/^Certificate/), pdf());
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const summary = await canvas.findByRole('region', { name: /problem/ });
    await expect(summary).toHaveTextContent('Certificate: Please wait until the file has uploaded');
    refuse(new Error('No memory'));
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getAllByText(/^The file wasn’t sent/)[0]).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
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
        <FileField
          label="Certificate"
          name="certificate"
          accept={documents}
          upload={instantUpload}
          defaultValue="document-1.pdf"
        />
        <Button type="submit">Send</Button>
        <Button type="reset" variant="secondary">
          Reset
        </Button>
      </Canvas>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(control(canvas), pdf());
    await canvas.findByText('diploma.pdf');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(sent).toHaveBeenLastCalledWith({ certificate: 'media-diploma.pdf' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByText('document-1.pdf')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(sent).toHaveBeenLastCalledWith({ certificate: 'document-1.pdf' });
  },
};

export const InSpanish: Story = {
  globals: { locale: 'es' },
  args: { label: 'Certificado' },
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText<HTMLInputElement>(/^Certificado/);
    await expect(input).toHaveAccessibleName('Certificado Elegir un archivo');
    await expect(descriptionOf(input)).toBe('PDF, JPEG o PNG, hasta 10 MB');
  },
};

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { label: longText } };
