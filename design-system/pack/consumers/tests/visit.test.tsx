/// <reference types="vitest/globals" />
import {
  chooseOption,
  expectError,
  expectNoError,
  sign,
  submit,
  uploadFile,
} from '@institute/design-system/testing';
import { cleanup, render, waitFor } from '@testing-library/react';
import { Visit } from './Visit';

afterEach(cleanup);

const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });

it('answers scales and matrices, takes a file, a time and a signature', async () => {
  const sent: object[] = [];
  render(<Visit locale="de" onSend={(values) => sent.push(values)} />);
  await chooseOption('Pain', '7');
  await chooseOption('Headache', 'Often');
  await chooseOption('Nausea', 'Never');
  await chooseOption('Allergies', 'Walnuts');
  await uploadFile('Letter', pdf('referral.pdf'));
  await chooseOption('Time', '10:30');
  await sign('Signature', 'Ana Quispe');
  await submit('Send');
  await waitFor(() =>
    expect(sent).toEqual([
      {
        pain: 7,
        symptoms: { headache: 'often', nausea: 'never' },
        allergies: ['Walnuts'],
        letter: 'stored-referral.pdf',
        start: '2030-03-04T09:30:00Z',
        signature: expect.objectContaining({ type: 'TYPED', value: 'Ana Quispe', name: 'Ana Quispe' }),
      },
    ]),
  );
});

it('waits for the texts before it submits', async () => {
  const sent: object[] = [];
  render(<Visit locale="ar" onSend={(values) => sent.push(values)} />);
  await submit('Send');
  await waitFor(() => expect(sent).toHaveLength(1));
});

it('goes on after a file that is refused or fails', async () => {
  render(<Visit onSend={() => {}} />);
  await uploadFile('Letter', new File(['x'], 'x.exe', { type: 'application/x-msdownload' }));
  await expectError('Letter');
  await uploadFile('Letter', pdf('referral.pdf'));
  await expectNoError('Letter');
  await uploadFile('Letter', pdf('broken.pdf'));
  await submit('Send');
  await expectError('Letter');
  await expect(uploadFile('Allergies', pdf('x.pdf'))).rejects.toThrow('takes no file');
  await expect(sign('Pain', 'Ana')).rejects.toThrow('takes no signature');
});
