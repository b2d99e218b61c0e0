/*
 * The product's icon family (Lucide). Icons are named for their meaning here if that differs from what they depict.
 * Unused ones are tree-shaken.
 */
export * from './basic.tsx';
export * from './more.tsx';
