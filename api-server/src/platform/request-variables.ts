/** What the middleware and the contract note about a request while it is handled. */
export type RequestVariables = { Variables: { requestId: string; operationId: string; studentId: string } };
