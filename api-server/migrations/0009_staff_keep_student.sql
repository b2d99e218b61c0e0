-- Whose staff roles were taken had none, and couldn't even delete the account.
UPDATE "users" SET "roles" = '[{"name":"STUDENT"}]'::jsonb WHERE "roles" = '[]'::jsonb;
