/*
 * The one icon family of the product (Lucide). Each is named for what it means here, where that differs from what it
 * depicts. Unused ones are left out of a build.
 */
export * from './basic.tsx';
export * from './more.tsx';
