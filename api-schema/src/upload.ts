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
  const { data } = await session.clientSentBy(sendWithProgress(onProgress)).POST('/files', {
    // The document describes the file as text, which is what the generated type expects.
    body: { file: file as unknown as string, object },
    bodySerializer: (body) => {
      const form = new FormData();
      form.append('file', body.file as unknown as Blob);
      form.append('object', body.object);
      return form;
    },
    signal,
  });
  return data!.content.fileName;
}

/** Uses XMLHttpRequest, because `fetch` doesn't report upload progress. */
const sendWithProgress =
  (onProgress: (fraction: number) => void) =>
  async (request: Request): Promise<Response> => {
    // The browser sets the content type with its boundary.
    const body = await request.arrayBuffer();
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      call.open(request.method, request.url);
      call.responseType = 'blob';
      for (const [name, value] of request.headers) call.setRequestHeader(name, value);
      call.upload.onprogress = ({ loaded, total }) => {
        if (total > 0) onProgress(loaded / total);
      };
      call.onload = () =>
        resolve(new Response(call.response, { status: call.status, headers: headersOf(call) }));
      call.onerror = () => reject(new TypeError('The server cannot be reached'));
      call.onabort = () => reject(request.signal.reason);
      if (request.signal.aborted) return reject(request.signal.reason);
      request.signal.addEventListener('abort', () => call.abort(), { once: true });
      call.send(body);
    });
  };

function headersOf(call: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const end = line.indexOf(':');
    if (end > 0) headers.append(line.slice(0, end), line.slice(end + 1).trim());
  }
  return headers;
}
