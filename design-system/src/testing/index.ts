export {
  chooseOption,
  expectError,
  expectNoError,
  fillDate,
  fillMoney,
  fillPhone,
  fillText,
  setChecked,
  sign,
  submit,
  uploadFile,
} from './fields.ts';
export type { Label } from './labels.ts';
export { setup } from './setup.ts';
