export * from '@institute/values/formats';
