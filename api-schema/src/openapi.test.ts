import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import document from './openapi.gen.json' with { type: 'json' };
import { longestCircleSessionHours, meetingHorizonDays, reschedulingHorizonDays } from './policy.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

const methods = ['get', 'put', 'post', 'delete', 'patch'];
const documented = new Set([
  'POST /auth/signin/coach',
  'POST /auth/signin/refresh_token',
  'GET /students',
  'GET /students/{id}',
  'PUT /students/{id}',
  'POST /students/{id}/logout',
  'PATCH /students/{id}/session',
  'GET /coaches/{id}',
  'PUT /coaches/{id}',
  'GET /coaches/{coachId}/educations',
  'POST /coaches/{coachId}/educations',
  'PUT /coaches/{coachId}/educations/{id}',
  'DELETE /coaches/{coachId}/educations/{id}',
  'GET /coaches/{coachId}/certifications',
  'POST /coaches/{coachId}/certifications',
  'PUT /coaches/{coachId}/certifications/{id}',
  'DELETE /coaches/{coachId}/certifications/{id}',
  'POST /students/{id}/communication_intents',
  'POST /students/{id}/communication_intents/archive',
  'POST /students/{id}/communication_intents/unarchive',
  'DELETE /students/{id}/communication_intents/delete',
  'POST /students/{id}/communication_intents/{intentId}/archive',
  'POST /students/{id}/communication_intents/{intentId}/unarchive',
  'PATCH /students/{id}/communication_intents/{intentId}/status',
  'GET /students/{id}/sso/login_url/{n}',
  'GET /students/{id}/account_history',
  'GET /students/{id}/activity_log',
  'POST /files',
  'DELETE /files',
  'GET /files/generate_presigned_url',
  'POST /coaches/{coachId}/products',
  'GET /coaches/{coachId}/products/public',
  'GET /coaches/{coachId}/products/{productId}',
  'PUT /coaches/{coachId}/products/{productId}',
  'DELETE /coaches/{coachId}/products/{productId}',
  'GET /public/lookups',
  'GET /students/{id}/envelopes',
  'GET /envelopes/{id}/documents/{documentId}',
  'GET /students/{id}/payment_plans',
  'GET /coaches/{coachId}/products/{productId}/available_schedules/{scheduleId}',
  'GET /coach_product_purchases',
  'POST /coach_product_purchases/find_by_criteria',
  'GET /coach_product_purchases/{id}',
]);

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const operations = Object.entries(document.paths as unknown as Record<string, JsonObject>).flatMap(
  ([path, item]) =>
    methods
      .filter((method) => method in item)
      .map((method) => ({
        name: `${method.toUpperCase()} ${path}`,
        operation: item[method] as JsonObject,
        pathParameters: (item.parameters ?? []) as Json[],
      })),
);

function resolve(value: Json | undefined): JsonObject {
  if (isObject(value) && typeof value.$ref === 'string') {
    return value.$ref
      .slice(2)
      .split('/')
      .reduce<Json>(
        (at, part) => (at as JsonObject)[part] as Json,
        document as unknown as Json,
      ) as JsonObject;
  }
  return value as JsonObject;
}

/** Every object in the document, with a readable path. */
function* objects(value: Json, at = '#'): Generator<{ at: string; value: JsonObject }> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* objects(item, `${at}/${index}`);
  } else if (isObject(value)) {
    yield { at, value };
    for (const [key, item] of Object.entries(value)) {
      if (key !== 'examples' && key !== 'example' && key !== 'x-examples')
        yield* objects(item, `${at}/${key}`);
    }
  }
}

const everything = [...objects(document as unknown as Json)];

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
for (const format of ['web-url', 'media', 'time-zone', 'iana-time-zone', 'new-password', 'visible-text'])
  ajv.addFormat(format, true);
ajv.addSchema(document, 'document');

function problemsOf(schema: JsonObject, example: Json): string[] {
  const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/'));
  const validate = ajv.compile(absolute);
  return validate(example) ? [] : (validate.errors ?? []).map((e) => `${e.instancePath} ${e.message}`);
}

/** The members of a JSON body. */
function membersOf(requestBody: Json | undefined): string[] {
  const media = requestBody === undefined ? {} : (resolve(requestBody).content as Record<string, JsonObject>);
  const schema = media['application/json']?.schema;
  return schema ? Object.keys(resolve(schema).properties as JsonObject) : [];
}

describe('the document', () => {
  it.each(operations)('$name declares its access', ({ operation }) => {
    expect(operation.operationId).toMatch(/^[a-z][A-Za-z]+$/);
    expect(operation.summary).toBeTruthy();
    expect(operation.description).toBeTruthy();
    expect(operation.tags).toHaveLength(1);
    expect(operation['x-error-keys']).toBeInstanceOf(Array);
    expect(operation['x-roles'] === 'public' || Array.isArray(operation['x-roles'])).toBe(true);
    expect(operation['x-roles'] === 'public').toBe(Array.isArray(operation.security));
  });

  it.each(operations)('$name declares its owner', ({ operation, pathParameters }) => {
    const owner = operation['x-owner'];
    const roles = operation['x-roles'];
    if (operation['x-unverified'] !== undefined) {
      expect(operation['x-unverified']).toBe('allowed');
      expect(roles).not.toBe('public');
    }
    if (!isObject(owner)) return expect(['none', 'caller']).toContain(owner);
    const { others = [], ...owners } = owner;
    const parameters = [...pathParameters, ...((operation.parameters ?? []) as Json[])].map(resolve);
    expect(Object.keys(owners).filter((kind) => !['student', 'coach'].includes(kind))).toEqual([]);
    expect(Object.keys(owners).length).toBeGreaterThan(0);
    const names = [...parameters.map(({ name }) => name), ...membersOf(operation.requestBody)];
    expect(names).toEqual(expect.arrayContaining(Object.values(owners)));
    expect(roles).toEqual(expect.arrayContaining(others as Json[]));
  });

  it('marks exactly the calls in the specification as documented', () => {
    const marked = operations.filter((o) => o.operation['x-origin'] === 'documented').map((o) => o.name);
    expect(new Set(marked)).toEqual(documented);
    expect(
      operations.every((o) => ['documented', 'designed'].includes(String(o.operation['x-origin']))),
    ).toBe(true);
  });

  it.each(operations)('$name returns problem documents for failures', ({ operation }) => {
    const responses = operation.responses as JsonObject;
    const failures = Object.entries(responses).filter(([status]) => !/^[23]/.test(status));
    expect(failures.map(([status]) => status)).toContain('default');
    for (const [, response] of failures) {
      expect(Object.keys(resolve(response).content as JsonObject)).toEqual(['application/problem+json']);
    }
    if (operation['x-roles'] !== 'public') expect(responses).toHaveProperty('401');
  });

  it.each(operations.filter((o) => 'requestBody' in o.operation))(
    '$name has an example of its body and refuses unknown members',
    ({ operation }) => {
      const media = resolve(operation.requestBody).content as Record<string, JsonObject>;
      for (const { schema } of Object.values(media)) {
        const target = resolve(schema);
        expect(target.additionalProperties).toBe(false);
        expect(target.examples).toBeInstanceOf(Array);
      }
    },
  );

  it.each(operations)(
    '$name returns a list with its total, or a single resource with its content [A-02]',
    ({ operation }) => {
      for (const [status, response] of Object.entries(operation.responses as JsonObject)) {
        const media = resolve(response).content as Record<string, JsonObject> | undefined;
        // Anything that isn't JSON is a file.
        if (!status.startsWith('2') || media?.['application/json'] === undefined) continue;
        const schema = resolve(media['application/json'].schema);
        const content = resolve((schema.properties as JsonObject).content);
        expect(schema.additionalProperties).toBe(false);
        const paged = ((operation.parameters ?? []) as Json[]).some((p) => resolve(p).name === 'page');
        expect(schema.required).toEqual(paged ? ['content', 'pagination'] : ['content']);
        const item = content.type === 'array' ? resolve(content.items) : content;
        expect(item.examples).toBeInstanceOf(Array);
      }
    },
  );

  it('has valid examples', () => {
    const withExamples = everything.filter(({ value }) => Array.isArray(value.examples));
    expect(withExamples.length).toBeGreaterThan(20);
    for (const { at, value } of withExamples) {
      const { examples, ...schema } = value;
      for (const example of examples as Json[]) expect(problemsOf(schema, example), at).toEqual([]);
    }
  });

  it('limits the length of every text and every list', () => {
    const unlimited = everything.filter(({ value }) => {
      const types = [value.type].flat();
      const isText = types.includes('string') && !('enum' in value) && !('const' in value);
      return (isText && !('maxLength' in value)) || (types.includes('array') && !('maxItems' in value));
    });
    expect(unlimited.map(({ at }) => at)).toEqual([]);
  });

  it.each([
    ['CircleSessionInput', 'startTime', `${meetingHorizonDays} days`],
    ['CircleSessionInput', 'endTime', `${longestCircleSessionHours} hours`],
    ['CoachingGroupInput', 'startTimes', `${meetingHorizonDays} days`],
    ['GroupSessionMove', 'startTime', `${meetingHorizonDays} days`],
    ['CoachSessionMove', 'startTime', `${reschedulingHorizonDays} days`],
  ])('says how far %s may go in %s: %s', (name, field, bound) => {
    const { properties } = resolve({ $ref: `#/components/schemas/${name}` });
    expect((properties as Record<string, JsonObject>)[field]!.description).toContain(bound);
  });

  it.each([
    ['ModuleBookmark', ['moduleId']],
    ['PaymentMethod', ['id', 'isDefault']],
    ['StudentPaymentPlan', ['id', 'source', 'name', 'isSelected']],
    ['PaymentPlanChoice', ['id', 'source', 'name']],
  ])('always has what apps need of a %s: %j [D-02]', (name, members) => {
    const { required } = resolve({ $ref: `#/components/schemas/${name}` });
    expect(required).toEqual(expect.arrayContaining(members));
  });
});
