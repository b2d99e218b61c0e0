import type { AppSession } from './app-session.ts';
import type { components } from './openapi.gen.ts';

export interface UploadProgress {
  /** The fraction sent so far, from 0 to 1. */
  onProgress: (fraction: number) => void;
  /** Aborts the upload. */
  signal: AbortSignal;
}

/** Uploads a file and resolves to its stored name. */
export async function uploadFile(
  session: Pick<AppSession, 'clientSentBy'>,
  file: File,
  object: components['schemas']['FileObject'],
  { onProgress, signal }: UploadProgress,
): Promise<string> {
  const form = new FormData();
  form.append('file', file);
  form.append('object', object);
  const { data } = await session.clientSentBy(sendWithProgress(form, onProgress)).POST('/files', {
    // The document describes the file as text, which is what the generated type expects.
    body: { file: file as unknown as string, object },
    bodySerializer: () => form,
    signal,
  });
  return data!.content.fileName;
}

/**
 * Sends a form by XMLHttpRequest, because `fetch` doesn't report upload progress. It sends the form itself and not the body
 * of the request: WebKit can't read a body with a file that was made in memory.
 */
const sendWithProgress =
  (form: FormData, onProgress: (fraction: number) => void) =>
  (request: Request): Promise<Response> =>
    new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      call.open(request.method, request.url);
      call.responseType = 'blob';
      // The browser sets the content type of a form, with its boundary.
      for (const [name, value] of request.headers)
        if (name !== 'content-type') call.setRequestHeader(name, value);
      call.upload.onprogress = ({ loaded, total }) => {
        if (total > 0) onProgress(loaded / total);
      };
      call.onload = () =>
        resolve(new Response(call.response, { status: call.status, headers: headersOf(call) }));
      call.onerror = () => reject(new TypeError('The server cannot be reached'));
      call.onabort = () => reject(request.signal.reason);
      if (request.signal.aborted) return reject(request.signal.reason);
      request.signal.addEventListener('abort', () => call.abort(), { once: true });
      call.send(form);
    });

function headersOf(call: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const end = line.indexOf(':');
    if (end > 0) headers.append(line.slice(0, end), line.slice(end + 1).trim());
  }
  return headers;
}
