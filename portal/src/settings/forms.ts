/** All forms of the profile, in one request: on the first press of "Change". */
export { AddressForm } from './AddressForm.tsx';
export { BackgroundForm } from './BackgroundForm.tsx';
export { ContactForm } from './ContactForm.tsx';
export { LanguageForm } from './LanguageForm.tsx';
export { PersonalForm } from './PersonalForm.tsx';
