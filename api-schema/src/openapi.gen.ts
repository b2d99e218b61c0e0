export interface paths { '/public/lookups': { get: { responses: { 200: { content: { 'application/json': { content: unknown[] } } } } } } }
export interface components {}
export interface operations {}
