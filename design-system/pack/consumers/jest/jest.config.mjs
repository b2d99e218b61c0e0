const syntax = {
  parser: { syntax: 'typescript', tsx: true },
  transform: { react: { runtime: 'automatic' } },
};

export default {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['./setup.ts'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': ['@swc/jest', { jsc: syntax, module: { type: 'es6' } }] },
};
