/** Values that the middleware and the contract set while a request is handled. */
export type RequestVariables = {
  Variables: { requestId: string; operationId: string; studentId: string; problemKey: string };
};
