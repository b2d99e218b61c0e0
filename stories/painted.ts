/** Resolves after the next paint, when React has run the effects of what it has rendered. */
export const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
