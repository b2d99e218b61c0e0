import { createContext, type ReactNode, useContext } from 'react';

/** Makes the address that a browser can load of the one that the API gave. */
export type ContentUrl = (url: string) => string;

const ContentUrlContext = createContext<ContentUrl>((url) => url);

export interface ContentUrlProviderProps {
  /** Such as `(url) => signedUrl(url, credentials)` of `formats`. */
  contentUrl: ContentUrl;
  children: ReactNode;
}

/** Lets every picture, film and document of the library load private content. Without it addresses stay as they are. */
export function ContentUrlProvider({ contentUrl, children }: ContentUrlProviderProps) {
  return <ContentUrlContext value={contentUrl}>{children}</ContentUrlContext>;
}

export const useContentUrl = (): ContentUrl => useContext(ContentUrlContext);
