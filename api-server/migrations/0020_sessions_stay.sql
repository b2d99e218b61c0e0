ALTER TABLE "coach_sessions" DROP CONSTRAINT "coach_sessions_coach_id_coaches_id_fk";
