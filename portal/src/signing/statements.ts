import type { components } from '@institute/api-schema';

/**
 * What a signature says, in the language of the documents, which may not be that of the portal. The server keeps the same
 * words with the signature.
 */
export const statements: Record<components['schemas']['LanguageIso2LetterCode'], string> = {
  EN: 'I agree to use electronic records and signatures, I have read these documents, and I sign them.',
  ES: 'Acepto usar documentos y firmas electrónicos, he leído estos documentos y los firmo.',
};
