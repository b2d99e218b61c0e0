export type { components, operations, paths } from './openapi.gen.ts';
