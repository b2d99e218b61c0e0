export * from '@institute/values/rules';
