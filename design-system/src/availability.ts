export * from '@institute/values/availability';
