// Made by generate.ts from openapi/. Do not edit.
export interface paths {
    "/auth/create_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the first password
         * @description Uses the verification code up, counts the e-mail address as confirmed, and opens a session.
         */
        post: operations["createPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/email_verifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the link that confirms an e-mail address
         * @description To the present address, or to a new one, which replaces it once it is confirmed.
         */
        post: operations["createEmailVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/email_verifications/{verificationCode}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code of the link. */
                verificationCode: components["schemas"]["Token"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an e-mail address
         * @description Confirming twice is no error. The code must have been sent to the signed-in user.
         */
        post: operations["confirmEmailVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forgot_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a reset link
         * @description E-mails a link that lets its reader choose a new password, within an hour.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login_links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a login link
         * @description E-mails a link that signs in once. The answer is the same whether or not there is such an account.
         */
        post: operations["createLoginLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password
         * @description Uses the token up and ends every session of the account. `tokenInvalid` means that there is no such link,
         *     `invalidToken` that it expired, or was used, after the form was opened.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset_password/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of the reset link. */
                token: components["schemas"]["Token"];
            };
            cookie?: never;
        };
        /**
         * Whether a reset link still works
         * @description Asked before the form is shown, so that nobody fills it in for nothing. It does not use the token up.
         */
        get: operations["getResetPasswordToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The present session
         * @description Who is signed in, as the server sees it now.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signin/coach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in as a coach
         * @description Opens a session for a student with a coach record. To everybody else the answer is `failedLogin`.
         */
        post: operations["signInCoach"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signin/refresh_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the tokens
         * @description Every refresh token is good for one use. Used again within ten seconds, as two tabs do that race each other,
         *     it gives new tokens once more; later than that it is taken for stolen, and the whole session ends.
         */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signin/sso": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Single sign-on
         * @description Opens a session for the user named by a token that the institute's sign-on has signed.
         */
        post: operations["signInWithSso"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signin/student": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in as a student
         * @description Opens a session for anybody with an account. A wrong name and a wrong password get the same answer.
         */
        post: operations["signInStudent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signin/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a login link
         * @description The token of a login link opens one session, within 15 minutes.
         */
        post: operations["signInWithToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signup/coach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up as a coach
         * @description Makes an account with a coach record, without a password. A verification code then lets its owner create one.
         */
        post: operations["signUpCoach"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signup/student": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up as a student
         * @description Makes an account without a password. A verification code then lets its owner create one.
         */
        post: operations["signUpStudent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verification_codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a verification code
         * @description E-mails a code of six digits, good for 15 minutes, to an account without a password.
         */
        post: operations["createVerificationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{coachId}/certifications": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        /**
         * Certifications of a coach
         * @description Everybody who is signed in can see them.
         */
        get: operations["listCertifications"];
        put?: never;
        /**
         * Add a certification
         * @description The coach itself and an administrator can add one. A coach has at most 100 (`limitReached`).
         */
        post: operations["createCertification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{coachId}/certifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The certification. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change a certification
         * @description The coach itself and an administrator can change it.
         */
        put: operations["updateCertification"];
        post?: never;
        /**
         * Delete a certification
         * @description The coach itself and an administrator can delete it.
         */
        delete: operations["deleteCertification"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{coachId}/educations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        /**
         * Educations of a coach
         * @description Everybody who is signed in can see them.
         */
        get: operations["listEducations"];
        put?: never;
        /**
         * Add an education
         * @description The coach itself and an administrator can add one. A coach has at most 100 (`limitReached`).
         */
        post: operations["createEducation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{coachId}/educations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The education. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change an education
         * @description The coach itself and an administrator can change it.
         */
        put: operations["updateEducation"];
        post?: never;
        /**
         * Delete an education
         * @description The coach itself and an administrator can delete it.
         */
        delete: operations["deleteEducation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{coachId}/products": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer something
         * @description The coach itself and an administrator can do it. A coach has at most 100 (`limitReached`).
         */
        post: operations["createCoachProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{coachId}/products/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The product. */
                productId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One product
         * @description Everybody who is signed in can see it.
         */
        get: operations["getCoachProduct"];
        /**
         * Change a product
         * @description The coach itself and an administrator can do it.
         */
        put: operations["updateCoachProduct"];
        post?: never;
        /**
         * Delete a product
         * @description The coach itself and an administrator can do it.
         */
        delete: operations["deleteCoachProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{coachId}/products/public": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        /**
         * What a coach offers
         * @description Everybody can see it, also without signing in. The newest comes first.
         */
        get: operations["listPublicCoachProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach. */
                id: components["parameters"]["CoachId"];
            };
            cookie?: never;
        };
        /**
         * One coach
         * @description Everybody who is signed in can see a coach.
         */
        get: operations["getCoach"];
        /**
         * Change a coach
         * @description The coach itself and an administrator can change it. Educations and certifications have calls of their own.
         */
        put: operations["updateCoach"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file
         * @description The file belongs to whoever uploads it. Everybody has room for 200 (`limitReached`).
         */
        post: operations["uploadFile"];
        /**
         * Delete a file
         * @description Its owner and an administrator can delete it. Where it was a photo, a cover image or a film, there is none afterwards.
         */
        delete: operations["deleteFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/generate_presigned_url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An address for a file
         * @description Good for 15 minutes and for this one file.
         */
        get: operations["generatePresignedUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/lookups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Option lists
         * @description The options of every list, in the order in which to show them. A label is made from the value: underscores
         *     to spaces, the first letter capital.
         */
        get: operations["listLookups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Students
         * @description An advisor and an administrator see all students; everybody else sees themselves.
         */
        get: operations["listStudents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        /**
         * One student
         * @description The student itself, an advisor and an administrator can see it.
         */
        get: operations["getStudent"];
        /**
         * Change a student
         * @description The student itself and an administrator can change it.
         */
        put: operations["updateStudent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/account_history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        /**
         * What happened to the account
         * @description The student itself, an advisor and an administrator can see it.
         */
        get: operations["listAccountHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/activity_log": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        /**
         * What was done
         * @description The student itself, an advisor and an administrator can see it. Without `source` it lists what coaches did.
         */
        get: operations["listActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/available_awards": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        /**
         * Awards that a student can still get
         * @description With what is done and what is missing of each; the nearest comes first. The student itself, an advisor and an administrator can see them.
         */
        get: operations["listAvailableAwards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/awards": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        /**
         * Awards that a student has
         * @description The student itself, an advisor and an administrator can see them.
         */
        get: operations["listAwards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/communication_intents": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Messages to a student
         * @description The newest first, unless asked otherwise. Only the student itself sees them. The number of unread messages is
         *     `pagination.total` of the list with the status `UNREAD`.
         */
        post: operations["listCommunicationIntents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/communication_intents/{intentId}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
                /** @description The message. */
                intentId: components["parameters"]["IntentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a message away
         * @description It leaves the inbox and keeps its status. Put away twice, it stays away.
         */
        post: operations["archiveCommunicationIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/communication_intents/{intentId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
                /** @description The message. */
                intentId: components["parameters"]["IntentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Say whether a message is read
         * @description Works in both directions, and as often as one likes.
         */
        patch: operations["updateCommunicationIntentStatus"];
        trace?: never;
    };
    "/students/{id}/communication_intents/{intentId}/unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
                /** @description The message. */
                intentId: components["parameters"]["IntentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a message back
         * @description It returns to the inbox with the status it had.
         */
        post: operations["unarchiveCommunicationIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/communication_intents/archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put messages away
         * @description Each of its own; the answer names those that stayed.
         */
        post: operations["archiveCommunicationIntents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/communication_intents/delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete messages
         * @description They are gone for good. The ids are in the body.
         */
        delete: operations["deleteCommunicationIntents"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/communication_intents/unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take messages back
         * @description Each of its own; the answer names those that stayed.
         */
        post: operations["unarchiveCommunicationIntents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/communication_preferences": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        /**
         * Which messages a student wants
         * @description Every type in every channel. Only the student itself can see it.
         */
        get: operations["listCommunicationPreferences"];
        /**
         * Choose which messages to get
         * @description Only the student itself can. What is locked stays on, and immediate.
         */
        put: operations["updateCommunicationPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/courses": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        /**
         * Courses of a student
         * @description The student itself, an advisor and an administrator can see them. With `groupBy` the rows of a group stand together, and `sortBy` orders them within it.
         */
        get: operations["listCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/courses/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The course. */
                courseId: components["parameters"]["CourseId"];
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        /**
         * One course of a student
         * @description With the module that comes next. The student itself, an advisor and an administrator can see it.
         */
        get: operations["getCourse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/courses/{courseId}/modules": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The course. */
                courseId: components["parameters"]["CourseId"];
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        /**
         * Modules of a course
         * @description In the order of the course, unless asked otherwise. The student itself, an advisor and an administrator can see them.
         */
        get: operations["listModules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/courses/{courseId}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The course. */
                courseId: components["parameters"]["CourseId"];
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        /**
         * How far a student is in a course
         * @description The student itself, an advisor and an administrator can see it.
         */
        get: operations["getCourseProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/logout": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session that asks.
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/logout_all": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out everywhere
         * @description Ends every session of the student, the one that asks included.
         */
        post: operations["logOutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/module_bookmarks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        /**
         * Bookmarked modules
         * @description Only the student itself can see them. The newest comes first.
         */
        get: operations["listModuleBookmarks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/module_bookmarks/{moduleId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
                /** @description The module. */
                moduleId: components["parameters"]["ModuleId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Bookmark a module
         * @description As often as one likes.
         */
        put: operations["addModuleBookmark"];
        post?: never;
        /**
         * Take a bookmark away
         * @description As often as one likes.
         */
        delete: operations["removeModuleBookmark"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/modules/{moduleId}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
                /** @description The module. */
                moduleId: components["parameters"]["ModuleId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Say how far a module is done
         * @description Only the student itself can say so. A module of a course that is not open yet answers `courseLocked`. A course whose modules are all completed is completed, and may earn awards.
         */
        put: operations["updateModuleProgress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/password": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password
         * @description Ends every other session of the student.
         */
        put: operations["updatePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/session": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Say what became of the session
         * @description `ACTIVE` notes that its user is there. `IDLE_TIMEOUT` ends it, for nobody was there for five minutes.
         */
        patch: operations["updateSessionStatus"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Something that happened to the account of a student.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-00000000b001",
         *       "eventDate": "2026-03-02T15:00:00.000Z",
         *       "type": "PAYMENT_ACCEPTED",
         *       "applicationId": "01980a3c-1f00-7000-8000-000000009001",
         *       "amount": 45000,
         *       "currency": "USD",
         *       "description": "Visa 4242"
         *     }
         */
        AccountEvent: {
            /** @description The money that moved, in minor units; negative where it went to the student. `null` where none did. */
            amount: number | null;
            /** @description The application it belongs to. */
            applicationId: components["schemas"]["Id"] | null;
            /** @description ISO 4217 code. */
            currency: string | null;
            /** @description What else is known, such as the card. */
            description: string | null;
            /**
             * Format: date-time
             * @description When it happened.
             */
            eventDate: string;
            id: components["schemas"]["Id"];
            type: components["schemas"]["AccountEventType"];
        };
        /**
         * @description What happened.
         * @enum {string}
         */
        AccountEventType: "APPLICATION_SUBMITTED" | "APPLICATION_APPROVED" | "AGREEMENT_SIGNED" | "ENROLLED" | "PAYMENT_ACCEPTED" | "PAYMENT_FAILED" | "REFUNDED" | "VOUCHER_APPLIED" | "AUTO_PAY_ENABLED" | "AUTO_PAY_DISABLED";
        /**
         * @description Something that somebody did in the name of a student, or for one.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-000000008001",
         *       "createdAt": "2026-03-02T15:00:00.000Z",
         *       "source": "COACH",
         *       "category": "COACHING",
         *       "type": "SESSION_COMPLETED",
         *       "actorName": "Rosa Delgado",
         *       "subject": "Coaching circle, Thursday"
         *     }
         */
        Activity: {
            /** @description Who did it, by name. `null` means nobody in person. */
            actorName: string | null;
            category: components["schemas"]["ActivityCategory"];
            /**
             * Format: date-time
             * @description When.
             */
            createdAt: string;
            id: components["schemas"]["Id"];
            source: components["schemas"]["ActivitySource"];
            /** @description What it was done to, by name. */
            subject: string | null;
            type: components["schemas"]["ActivityType"];
        };
        /**
         * @description What it is about.
         * @enum {string}
         */
        ActivityCategory: "ACCOUNT" | "PROFILE" | "COACHING" | "LEARNING";
        /**
         * @description In which part somebody acted. A student who is a coach acts as `COACH` in the coach app and on the coach record.
         * @enum {string}
         */
        ActivitySource: "COACH" | "STUDENT" | "ADVISOR" | "ADMIN" | "SYSTEM";
        /**
         * @description What was done.
         * @enum {string}
         */
        ActivityType: "SIGNED_IN" | "SIGNED_OUT" | "PASSWORD_CHANGED" | "EMAIL_VERIFIED" | "PROFILE_UPDATED" | "COACH_PROFILE_UPDATED" | "EDUCATION_ADDED" | "EDUCATION_UPDATED" | "EDUCATION_DELETED" | "CERTIFICATION_ADDED" | "CERTIFICATION_UPDATED" | "CERTIFICATION_DELETED" | "PRODUCT_ADDED" | "PRODUCT_UPDATED" | "PRODUCT_DELETED" | "SESSION_SCHEDULED" | "SESSION_COMPLETED" | "SESSION_CANCELLED" | "NOTE_ADDED" | "COURSE_COMPLETED" | "AWARD_EARNED" | "PREFERENCES_UPDATED";
        /** @description Once more than one part is set, country, state, city and street are each required. */
        Address: {
            /** @description City. */
            city: string | null;
            /** @description Country. */
            country: string | null;
            /** @description Country as ISO 3166-1 alpha-2. */
            countryCode: string | null;
            /** @description The whole address on one line. */
            formattedAddress: string | null;
            /** @description Degrees north. */
            latitude: number | null;
            /** @description Degrees east. */
            longitude: number | null;
            /** @description State, province or county. */
            state: string | null;
            /** @description Second part of the ISO 3166-2 code, or free text where a country has none. */
            stateCode: string | null;
            /** @description Street and number. */
            street1: string | null;
            /** @description Apartment, suite or building. */
            street2: string | null;
            /** @description Postal code. */
            zip: string | null;
        };
        /**
         * @description The app the caller uses, so that links in e-mails lead back to it.
         * @enum {string}
         */
        Application: "STUDENT" | "COACH";
        /**
         * @description An award that a student can still get.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-0000000001a2",
         *       "title": "Foundations completed",
         *       "description": "Every module of the foundations, and three circle sessions.",
         *       "percent": 41.66,
         *       "criteria": [
         *         {
         *           "type": "COURSE_COMPLETED",
         *           "courseId": "01980a3c-1f00-7000-8000-0000000001c1",
         *           "current": 0,
         *           "target": 1
         *         },
         *         {
         *           "type": "SESSIONS_ATTENDED",
         *           "courseId": null,
         *           "current": 2,
         *           "target": 3
         *         }
         *       ]
         *     }
         */
        AvailableAward: {
            /** @description What has to be done, all of it. */
            criteria: components["schemas"]["AwardCriterionProgress"][];
            /** @description What it is given for. */
            description: string;
            id: components["schemas"]["Id"];
            /** @description How much of it is done, with two decimals, rounded down. */
            percent: number;
            /** @description What it is called, in the language of the student. */
            title: string;
        };
        /** @description One thing that has to be done for an award, and how much of it is. */
        AwardCriterionProgress: {
            /** @description The course of `COURSE_COMPLETED`. */
            courseId: components["schemas"]["Id"] | null;
            /** @description How many are done, never more than `target`. */
            current: number;
            /** @description How many are needed. */
            target: number;
            type: components["schemas"]["AwardCriterionType"];
        };
        /**
         * @description What is counted. `COURSE_COMPLETED` is about one course, the others about any.
         * @enum {string}
         */
        AwardCriterionType: "MODULES_COMPLETED" | "COURSES_COMPLETED" | "COURSE_COMPLETED" | "SESSIONS_ATTENDED";
        /**
         * @description A certificate the coach holds.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-0000000000f1",
         *       "name": "National Board Certified Health and Wellness Coach",
         *       "issuer": "NBHWC",
         *       "issueDate": "2021-11-15",
         *       "expirationDate": "2027-11-15",
         *       "credentialUrl": "https://nbhwc.org/find-a-coach"
         *     }
         */
        Certification: {
            /**
             * Format: web-url
             * @description Where it can be checked.
             */
            credentialUrl: string | null;
            /**
             * Format: date
             * @description When it ends, not before it was issued.
             */
            expirationDate: string | null;
            id: components["schemas"]["Id"];
            /**
             * Format: date
             * @description When it was issued.
             */
            issueDate: string | null;
            /** @description Who issued it. */
            issuer: string | null;
            /** @description What it certifies. */
            name: string;
        };
        /**
         * @description What a coach says about a certificate.
         * @example {
         *       "name": "National Board Certified Health and Wellness Coach",
         *       "issuer": "NBHWC",
         *       "issueDate": "2021-11-15",
         *       "expirationDate": "2027-11-15",
         *       "credentialUrl": "https://nbhwc.org/find-a-coach"
         *     }
         */
        CertificationInput: {
            /**
             * Format: web-url
             * @description Where it can be checked.
             */
            credentialUrl: string | null;
            /**
             * Format: date
             * @description When it ends, not before it was issued.
             */
            expirationDate: string | null;
            /**
             * Format: date
             * @description When it was issued.
             */
            issueDate: string | null;
            /** @description Who issued it. */
            issuer: string | null;
            /** @description What it certifies. */
            name: string;
        };
        /**
         * @description What a student who is a coach shows to others. Names and photo come from the student.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-0000000000c1",
         *       "studentId": "01980a3c-1f00-7000-8000-000000000005",
         *       "firstName": "Rosa",
         *       "lastName": "Delgado",
         *       "photo": null,
         *       "user": {
         *         "timeZone": "America/Los_Angeles"
         *       },
         *       "phone": "+12015550188",
         *       "rateOfPay": 9500,
         *       "currency": "USD",
         *       "coverImage": null,
         *       "intro": "I help people who are tired of starting over find one small change that stays.",
         *       "specializations": [
         *         "Sleep and recovery",
         *         "Plant-based nutrition"
         *       ],
         *       "focus": [
         *         "New parents",
         *         "Shift workers"
         *       ],
         *       "languages": [
         *         "English",
         *         "Spanish"
         *       ],
         *       "hctpGraduatingClass": "Spring 2021",
         *       "video": null,
         *       "showPhone": true,
         *       "socialNetworks": {
         *         "linkedIn": "https://www.linkedin.com/in/rosa-delgado-coach",
         *         "facebook": null,
         *         "instagram": "https://www.instagram.com/rosacoaches",
         *         "youtube": null
         *       },
         *       "coachWebConferenceUrl": "https://meet.example.com/rosa",
         *       "facebookGroupUrl": null,
         *       "testCall": true,
         *       "websiteUrl": "https://rosadelgado.example.com",
         *       "educations": [
         *         {
         *           "id": "01980a3c-1f00-7000-8000-0000000000e1",
         *           "institution": "Rutgers University",
         *           "degree": "Bachelor of Science",
         *           "fieldOfStudy": "Nutritional Sciences",
         *           "startDate": "2010-09-01",
         *           "endDate": "2014-05-20"
         *         }
         *       ],
         *       "certifications": [
         *         {
         *           "id": "01980a3c-1f00-7000-8000-0000000000f1",
         *           "name": "National Board Certified Health and Wellness Coach",
         *           "issuer": "NBHWC",
         *           "issueDate": "2021-11-15",
         *           "expirationDate": "2027-11-15",
         *           "credentialUrl": null
         *         }
         *       ]
         *     }
         */
        Coach: {
            /** @description What the coach is certified in. */
            certifications: components["schemas"]["Certification"][];
            /**
             * Format: web-url
             * @description Where online sessions take place.
             */
            coachWebConferenceUrl: string | null;
            /** @description The stored file name or address of a wide picture. */
            coverImage: string | null;
            /** @description ISO 4217 code. */
            currency: string;
            /** @description Where the coach studied. */
            educations: components["schemas"]["Education"][];
            /**
             * Format: web-url
             * @description A group on Facebook.
             */
            facebookGroupUrl: string | null;
            /** @description Given name. */
            firstName: string;
            /** @description Whom and what the coach works with most. */
            focus: string[];
            /** @description The class of the health coach training program. */
            hctpGraduatingClass: string | null;
            id: components["schemas"]["Id"];
            /** @description The coach, in their own words. */
            intro: string | null;
            /** @description Languages the coach works in. */
            languages: string[];
            /** @description Family name. */
            lastName: string;
            /** @description The mobile phone, only where `showPhone` is on. */
            phone: string | null;
            /** @description The stored file name or address of a picture. */
            photo: string | null;
            rateOfPay: components["schemas"]["RateOfPay"];
            /** @description Whether others see the phone. */
            showPhone: boolean;
            socialNetworks: components["schemas"]["SocialNetworks"];
            /** @description What the coach is trained in. */
            specializations: string[];
            studentId: components["schemas"]["Id"];
            /** @description Whether the test call was made. */
            testCall: boolean;
            user: components["schemas"]["CoachUser"];
            /** @description The stored file name or address of a film. */
            video: string | null;
            /**
             * Format: web-url
             * @description The coach's own site.
             */
            websiteUrl: string | null;
        };
        /**
         * @description Something that a coach offers.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-000000000071",
         *       "type": "SERVICE",
         *       "currency": "USD",
         *       "title": "Sleep reset, four sessions",
         *       "image": null,
         *       "description": "Four calls in four weeks, and a plan that fits your nights.",
         *       "price": 32000,
         *       "priceUnit": "NONE",
         *       "productCategoryId": null,
         *       "productSpecification": null,
         *       "serviceCategoryId": "SLEEP",
         *       "serviceSpecification": {
         *         "session": {
         *           "type": "INDIVIDUAL",
         *           "count": 4,
         *           "duration": 50
         *         }
         *       }
         *     }
         */
        CoachProduct: {
            /** @description ISO 4217 code. */
            currency: string;
            /** @description What one gets. */
            description: string | null;
            id: components["schemas"]["Id"];
            /** @description The stored file name or address of a picture. */
            image: string | null;
            /** @description In minor units of `currency`; 0 is free. */
            price: number;
            priceUnit: components["schemas"]["PriceUnit"];
            productCategoryId: components["schemas"]["ProductCategoryId"];
            /** @description What there is to know of a product. `null` for a service. */
            productSpecification: components["schemas"]["ProductSpecification"] | null;
            serviceCategoryId: components["schemas"]["ServiceCategoryId"];
            /** @description What there is to know of a service. `null` for a product. */
            serviceSpecification: components["schemas"]["ServiceSpecification"] | null;
            /** @description What it is called. */
            title: string;
            type: components["schemas"]["OfferingType"];
        };
        /**
         * @description What a coach says about something on offer. What belongs to the other type is not kept.
         * @example {
         *       "type": "SERVICE",
         *       "title": "Sleep reset, four sessions",
         *       "image": null,
         *       "description": "Four calls in four weeks, and a plan that fits your nights.",
         *       "price": 32000,
         *       "priceUnit": "NONE",
         *       "productCategoryId": null,
         *       "productSpecification": null,
         *       "serviceCategoryId": "SLEEP",
         *       "serviceSpecification": {
         *         "session": {
         *           "type": "INDIVIDUAL",
         *           "count": 4,
         *           "duration": 50
         *         }
         *       }
         *     }
         */
        CoachProductInput: {
            /** @description What one gets. */
            description: string | null;
            /** @description The stored file name or address of a picture. */
            image: string | null;
            /** @description In minor units of `currency`; 0 is free. */
            price: number;
            /**
             * @description What the price is for. `NONE` means for all of it.
             * @default NONE
             * @enum {string}
             */
            priceUnit: "NONE" | "SESSION" | "HOUR" | "MONTH" | "ITEM";
            productCategoryId: components["schemas"]["ProductCategoryId"];
            /** @description What there is to know of a product. `null` for a service. */
            productSpecification: components["schemas"]["ProductSpecification"] | null;
            serviceCategoryId: components["schemas"]["ServiceCategoryId"];
            /** @description What there is to know of a service. `null` for a product. */
            serviceSpecification: components["schemas"]["ServiceSpecification"] | null;
            /** @description What it is called. */
            title: string;
            /**
             * @description Whether it is a service or a thing.
             * @default SERVICE
             * @enum {string}
             */
            type: "SERVICE" | "PRODUCT";
        };
        /**
         * @description The account that was made. It has no password yet.
         * @example {
         *       "coachId": "01980a3c-1f00-7000-8000-0000000000c1",
         *       "email": "rosa.delgado@example.com"
         *     }
         */
        CoachSignedUp: {
            /** @description The coach. `null` where the server does not reveal which addresses have an account. */
            coachId: components["schemas"]["Id"] | null;
            email: components["schemas"]["Email"];
        };
        /**
         * @description A coach who begins.
         * @example {
         *       "email": "rosa.delgado@example.com",
         *       "firstName": "Rosa",
         *       "lastName": "Delgado",
         *       "languageIso2LetterCode": "ES",
         *       "mobilePhone": "+12015550123",
         *       "acceptedTerms": true
         *     }
         */
        CoachSignUp: {
            /**
             * @description The coach agrees to the terms of service.
             * @constant
             */
            acceptedTerms: true;
            email: components["schemas"]["Email"];
            /** @description Given name. */
            firstName: string;
            languageIso2LetterCode: components["schemas"]["LanguageIso2LetterCode"];
            /** @description Family name. */
            lastName: string;
            /** @description A mobile number, in E.164 form. */
            mobilePhone: string;
        };
        /**
         * @description What a coach can change. It replaces everything it names, and it names everything.
         * @example {
         *       "rateOfPay": 9500,
         *       "coverImage": null,
         *       "intro": "I help people who are tired of starting over find one small change that stays.",
         *       "specializations": [
         *         "Sleep and recovery",
         *         "Plant-based nutrition"
         *       ],
         *       "focus": [
         *         "New parents",
         *         "Shift workers"
         *       ],
         *       "languages": [
         *         "English",
         *         "Spanish"
         *       ],
         *       "hctpGraduatingClass": "Spring 2021",
         *       "showPhone": true,
         *       "socialNetworks": {
         *         "linkedIn": "https://www.linkedin.com/in/rosa-delgado-coach",
         *         "facebook": null,
         *         "instagram": null,
         *         "youtube": null
         *       },
         *       "coachWebConferenceUrl": "https://meet.example.com/rosa",
         *       "facebookGroupUrl": null,
         *       "testCall": true,
         *       "websiteUrl": "https://rosadelgado.example.com",
         *       "user": {
         *         "timeZone": "America/Los_Angeles"
         *       },
         *       "photo": null,
         *       "video": null
         *     }
         */
        CoachUpdate: {
            /**
             * Format: web-url
             * @description Where online sessions take place.
             */
            coachWebConferenceUrl: string | null;
            /** @description The stored file name or address of a wide picture. */
            coverImage: string | null;
            /**
             * Format: web-url
             * @description A group on Facebook.
             */
            facebookGroupUrl: string | null;
            /** @description Whom and what the coach works with most. */
            focus: string[];
            /** @description The class of the health coach training program. */
            hctpGraduatingClass: string | null;
            /** @description The coach, in their own words. */
            intro: string | null;
            /** @description Languages the coach works in. */
            languages: string[];
            photo: components["schemas"]["Photo"];
            rateOfPay: components["schemas"]["RateOfPay"];
            /** @description Whether others see the phone. */
            showPhone: boolean;
            socialNetworks: components["schemas"]["SocialNetworks"];
            /** @description What the coach is trained in. */
            specializations: string[];
            /** @description Whether the test call was made. */
            testCall: boolean;
            user: components["schemas"]["UserUpdate"];
            /** @description The stored file name or address of a film. */
            video: string | null;
            /**
             * Format: web-url
             * @description The coach's own site.
             */
            websiteUrl: string | null;
        };
        /** @description What others may know of the user that the coach is. */
        CoachUser: {
            /** @description An IANA time zone. `null` means that it is not known. */
            timeZone: string | null;
        };
        /**
         * @description How often messages of a type are sent. `DAILY` and `WEEKLY` gather them.
         * @enum {string}
         */
        CommunicationCadence: "IMMEDIATELY" | "DAILY" | "WEEKLY";
        /**
         * @description What it is about.
         * @enum {string}
         */
        CommunicationCategory: "ACCOUNT" | "COURSE" | "COACHING" | "PAYMENT" | "ENROLLMENT" | "ANNOUNCEMENT";
        /**
         * @description A way in which a message reaches the student. `INBOX` is the list in the apps.
         * @enum {string}
         */
        CommunicationChannel: "INBOX" | "EMAIL" | "SMS";
        /**
         * @description A message from the institute to a student.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-00000000d001",
         *       "status": "UNREAD",
         *       "archived": false,
         *       "channels": [
         *         "INBOX",
         *         "EMAIL"
         *       ],
         *       "category": "PAYMENT",
         *       "subject": "Your payment was received",
         *       "body": "Thank you. We received your payment of $450.00 with the Visa card ending in 4242.",
         *       "link": "/settings/payment-information",
         *       "createdAt": "2026-03-02T15:00:00.000Z",
         *       "readAt": null
         *     }
         */
        CommunicationIntent: {
            /** @description Whether the student has put it away. Archived messages do not count as unread. */
            archived: boolean;
            /** @description Plain text, with empty lines between paragraphs. */
            body: string;
            category: components["schemas"]["CommunicationCategory"];
            /** @description The ways it was sent. */
            channels: components["schemas"]["CommunicationChannel"][];
            /**
             * Format: date-time
             * @description When it was sent.
             */
            createdAt: string;
            id: components["schemas"]["Id"];
            /** @description Where to go next: a path of the portal. */
            link: string | null;
            /**
             * Format: date-time
             * @description When it was first read.
             */
            readAt: string | null;
            status: components["schemas"]["CommunicationIntentStatus"];
            /** @description One line, in the language of the student. */
            subject: string;
        };
        /**
         * @description What became of messages that were to change together. One that stayed as it was is not there, or no longer, or
         *     belongs to somebody else.
         * @example {
         *       "communicationIntentIds": [
         *         "01980a3c-1f00-7000-8000-00000000d001"
         *       ],
         *       "failedCommunicationIntentIds": [
         *         "01980a3c-1f00-7000-8000-00000000d002"
         *       ]
         *     }
         */
        CommunicationIntentChanges: {
            /** @description Those that changed, or were so already. */
            communicationIntentIds: components["schemas"]["Id"][];
            /** @description Those that stayed. */
            failedCommunicationIntentIds: components["schemas"]["Id"][];
        };
        /**
         * @description Which messages to list.
         * @example {
         *       "statuses": [
         *         "UNREAD"
         *       ],
         *       "channels": [
         *         "INBOX"
         *       ],
         *       "archived": false
         *     }
         */
        CommunicationIntentFilter: {
            /**
             * @description Whether to list the messages that were put away instead.
             * @default false
             */
            archived: boolean;
            /**
             * @description Keep the messages sent in one of these ways. An empty list keeps all.
             * @default [
             *       "INBOX"
             *     ]
             */
            channels: components["schemas"]["CommunicationChannel"][];
            /**
             * @description Keep the messages with one of these statuses. An empty list keeps all.
             * @default []
             */
            statuses: components["schemas"]["CommunicationIntentStatus"][];
        };
        /**
         * @description The messages to change together.
         * @example {
         *       "communicationIntentIds": [
         *         "01980a3c-1f00-7000-8000-00000000d001"
         *       ]
         *     }
         */
        CommunicationIntentIds: {
            /** @description Their ids. */
            communicationIntentIds: components["schemas"]["Id"][];
        };
        /**
         * @description Whether the student has read it.
         * @enum {string}
         */
        CommunicationIntentStatus: "UNREAD" | "READ";
        /**
         * @description Whether and how often messages of one type reach a student in one way.
         * @example {
         *       "type": "PAYMENT",
         *       "channel": "EMAIL",
         *       "enabled": true,
         *       "cadence": "IMMEDIATELY",
         *       "locked": true
         *     }
         */
        CommunicationPreference: {
            cadence: components["schemas"]["CommunicationCadence"];
            channel: components["schemas"]["CommunicationChannel"];
            /** @description Whether they are sent. */
            enabled: boolean;
            /** @description Whether they are always sent, and at once: what the law or a contract wants the student to know. */
            locked: boolean;
            type: components["schemas"]["CommunicationCategory"];
        };
        /**
         * @description What a student chooses.
         * @example {
         *       "communicationPreferences": [
         *         {
         *           "type": "COURSE",
         *           "channel": "EMAIL",
         *           "enabled": true,
         *           "cadence": "WEEKLY"
         *         }
         *       ]
         *     }
         */
        CommunicationPreferencesUpdate: {
            /** @description What changes. What is not named stays. */
            communicationPreferences: {
                cadence: components["schemas"]["CommunicationCadence"];
                channel: components["schemas"]["CommunicationChannel"];
                /** @description Whether they are sent. */
                enabled: boolean;
                type: components["schemas"]["CommunicationCategory"];
            }[];
        };
        /** @description Phone numbers in E.164 form, with ` ext. 12` after it where there is an extension. */
        ContactInfo: {
            /** @description At home. */
            homePhone: string | null;
            /** @description A mobile phone. */
            mobilePhone: string | null;
            /** @description At work. */
            workPhone: string | null;
        };
        /**
         * @description A course, as far as one student is in it.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-0000000001c1",
         *       "programTitle": "Health Coach Training Program",
         *       "title": "Foundations of health coaching",
         *       "description": "How people change, and what a coach does and leaves alone.",
         *       "languageIso2LetterCode": "EN",
         *       "image": null,
         *       "status": "IN_PROGRESS",
         *       "startDate": "2026-01-12",
         *       "endDate": "2026-07-10",
         *       "opensAt": "2026-01-12T05:00:00.000Z",
         *       "lastOpenedAt": "2026-03-01T18:20:00.000Z",
         *       "progress": {
         *         "courseId": "01980a3c-1f00-7000-8000-0000000001c1",
         *         "percent": 41.66,
         *         "completedModules": 10,
         *         "totalModules": 24,
         *         "lastModuleId": "01980a3c-1f00-7000-8000-000000001d11"
         *       }
         *     }
         */
        Course: {
            /** @description What it is about. */
            description: string;
            /**
             * Format: date
             * @description The last day of the class.
             */
            endDate: string;
            id: components["schemas"]["Id"];
            /** @description The stored file name or address of a picture. */
            image: string | null;
            languageIso2LetterCode: components["schemas"]["LanguageIso2LetterCode"];
            /**
             * Format: date-time
             * @description When the student was last in one of its modules.
             */
            lastOpenedAt: string | null;
            /**
             * Format: date-time
             * @description From when its modules can be opened.
             */
            opensAt: string;
            /** @description The program it is part of. */
            programTitle: string;
            progress: components["schemas"]["CourseProgress"];
            /**
             * Format: date
             * @description The first day of the class.
             */
            startDate: string;
            status: components["schemas"]["CourseStatus"];
            /** @description What it is called. */
            title: string;
        };
        /**
         * @description A course, as far as one student is in it, and where to go on.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-0000000001c1",
         *       "programTitle": "Health Coach Training Program",
         *       "title": "Foundations of health coaching",
         *       "description": "How people change, and what a coach does and leaves alone.",
         *       "languageIso2LetterCode": "EN",
         *       "image": null,
         *       "status": "IN_PROGRESS",
         *       "startDate": "2026-01-12",
         *       "endDate": "2026-07-10",
         *       "opensAt": "2026-01-12T05:00:00.000Z",
         *       "lastOpenedAt": "2026-03-01T18:20:00.000Z",
         *       "progress": {
         *         "courseId": "01980a3c-1f00-7000-8000-0000000001c1",
         *         "percent": 41.66,
         *         "completedModules": 10,
         *         "totalModules": 24,
         *         "lastModuleId": "01980a3c-1f00-7000-8000-000000001d11"
         *       },
         *       "nextModule": {
         *         "id": "01980a3c-1f00-7000-8000-000000001d12",
         *         "courseId": "01980a3c-1f00-7000-8000-0000000001c1",
         *         "week": 4,
         *         "weekTitle": "Sleep, stress and appetite",
         *         "sequence": 11,
         *         "type": "VIDEO",
         *         "title": "What a short night does to hunger",
         *         "description": "Two hormones, and a bag of chips at eleven.",
         *         "minutes": 18,
         *         "bookmarked": true,
         *         "position": 240,
         *         "completed": false
         *       }
         *     }
         */
        CourseDetails: {
            /** @description What it is about. */
            description: string;
            /**
             * Format: date
             * @description The last day of the class.
             */
            endDate: string;
            id: components["schemas"]["Id"];
            /** @description The stored file name or address of a picture. */
            image: string | null;
            languageIso2LetterCode: components["schemas"]["LanguageIso2LetterCode"];
            /**
             * Format: date-time
             * @description When the student was last in one of its modules.
             */
            lastOpenedAt: string | null;
            /** @description The first module that is not completed. `null` when all are. */
            nextModule: components["schemas"]["Module"] | null;
            /**
             * Format: date-time
             * @description From when its modules can be opened.
             */
            opensAt: string;
            /** @description The program it is part of. */
            programTitle: string;
            progress: components["schemas"]["CourseProgress"];
            /**
             * Format: date
             * @description The first day of the class.
             */
            startDate: string;
            status: components["schemas"]["CourseStatus"];
            /** @description What it is called. */
            title: string;
        };
        /**
         * @description How far a student is in a course.
         * @example {
         *       "courseId": "01980a3c-1f00-7000-8000-0000000001c1",
         *       "percent": 41.66,
         *       "completedModules": 10,
         *       "totalModules": 24,
         *       "lastModuleId": "01980a3c-1f00-7000-8000-000000001d11"
         *     }
         */
        CourseProgress: {
            /** @description Modules that are completed. */
            completedModules: number;
            courseId: components["schemas"]["Id"];
            /** @description The module in which the student was last. */
            lastModuleId: components["schemas"]["Id"] | null;
            /** @description Completed modules of all modules, with two decimals, rounded down: 100 means all. */
            percent: number;
            /** @description Modules of the course. */
            totalModules: number;
        };
        /**
         * @description How far the student is. `LOCKED` means that it has not opened yet.
         * @enum {string}
         */
        CourseStatus: "NOT_STARTED" | "IN_PROGRESS" | "COMPLETED" | "LOCKED";
        /**
         * @description The first password of an account, with the code that was e-mailed.
         * @example {
         *       "email": "maya.lindqvist@example.com",
         *       "verificationCode": "493027",
         *       "password": "Wellness1"
         *     }
         */
        CreatePassword: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["NewPassword"];
            /** @description The code from the e-mail. */
            verificationCode: string;
        };
        /**
         * @description Who signs in.
         * @example {
         *       "username": "student@example.com",
         *       "password": "Wellness1"
         *     }
         */
        Credentials: {
            password: components["schemas"]["CurrentPassword"];
            /** @description The e-mail address. */
            username: string;
        };
        /**
         * Format: password
         * @description A password as it is, whatever the rules were when it was chosen.
         */
        CurrentPassword: string;
        /**
         * @description A place the coach studied at.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-0000000000e1",
         *       "institution": "Rutgers University",
         *       "degree": "Bachelor of Science",
         *       "fieldOfStudy": "Nutritional Sciences",
         *       "startDate": "2010-09-01",
         *       "endDate": "2014-05-20"
         *     }
         */
        Education: {
            /** @description Degree. */
            degree: string | null;
            /**
             * Format: date
             * @description Last day, not before the first.
             */
            endDate: string | null;
            /** @description Field. */
            fieldOfStudy: string | null;
            id: components["schemas"]["Id"];
            /** @description School or university. */
            institution: string;
            /**
             * Format: date
             * @description First day.
             */
            startDate: string | null;
        };
        /**
         * @description What a coach says about a place they studied at.
         * @example {
         *       "institution": "Rutgers University",
         *       "degree": "Bachelor of Science",
         *       "fieldOfStudy": "Nutritional Sciences",
         *       "startDate": "2010-09-01",
         *       "endDate": "2014-05-20"
         *     }
         */
        EducationInput: {
            /** @description Degree. */
            degree: string | null;
            /**
             * Format: date
             * @description Last day, not before the first.
             */
            endDate: string | null;
            /** @description Field. */
            fieldOfStudy: string | null;
            /** @description School or university. */
            institution: string;
            /**
             * Format: date
             * @description First day.
             */
            startDate: string | null;
        };
        /**
         * @description The highest level of education. The values are those of the lookup `EDUCATION_LEVEL`.
         * @enum {string|null}
         */
        EducationLevel: "HIGH_SCHOOL" | "SOME_COLLEGE" | "ASSOCIATE_DEGREE" | "BACHELORS_DEGREE" | "MASTERS_DEGREE" | "DOCTORATE" | "PROFESSIONAL_CERTIFICATE" | "OTHER" | null;
        /**
         * Format: email
         * @description An e-mail address, compared without regard to case.
         * @example student@example.com
         */
        Email: string;
        /**
         * @description Where to send the link that confirms an e-mail address.
         * @example {
         *       "email": "maya.lindqvist@example.org"
         *     }
         */
        EmailVerificationRequest: {
            application?: components["schemas"]["Application"];
            /** @description A new address, which replaces the present one once it is confirmed. Left out, the present one. */
            email?: components["schemas"]["Email"] | null;
        };
        /** @description One value at fault, and the rule it breaks. */
        FieldError: {
            /**
             * @description The part of the request.
             * @enum {string}
             */
            in: "body" | "query" | "path" | "header";
            /** @description A JSON pointer into that part. For a parameter it is `/` and the parameter's name. */
            pointer: string;
            /** @description The key of the rule. */
            rule: string;
            /** @description What the rule's message needs, such as the limit. */
            values: {
                [key: string]: string | number | boolean | null;
            };
        };
        /**
         * @description What a file is. Pictures are JPEG, PNG or WebP; films MP4 or WebM; documents PDF or a picture. Documents are seen by
         *     their owner, advisors and administrators, all else by everybody who is signed in.
         * @enum {string}
         */
        FileObject: "STUDENT_PHOTO" | "COACH_COVER_IMAGE" | "COACH_VIDEO" | "COACH_PRODUCT_IMAGE" | "DOCUMENT";
        /**
         * @description One file, and what it is.
         * @example {
         *       "file": "(bytes)",
         *       "object": "STUDENT_PHOTO"
         *     }
         */
        FileUpload: {
            /** @description The file, 10 MB at most. Its type is read from its content; its name is not used. */
            file: string;
            object: components["schemas"]["FileObject"];
        };
        /**
         * @description Who forgot the password.
         * @example {
         *       "email": "student@example.com",
         *       "application": "STUDENT"
         *     }
         */
        ForgotPassword: {
            application: components["schemas"]["Application"];
            email: components["schemas"]["Email"];
        };
        /**
         * @description Gender.
         * @enum {string}
         */
        Gender: "MALE" | "FEMALE" | "NON_BINARY" | "TRANSGENDER" | "INTERSEX" | "PREFER_NOT_TO_SAY" | "OTHER";
        /**
         * Format: uuid
         * @description An identifier. Newer ones sort after older ones.
         * @example 01980a3c-1f00-7000-8000-000000000001
         */
        Id: string;
        /**
         * @description The language a person reads.
         * @default EN
         * @enum {string}
         */
        LanguageIso2LetterCode: "EN" | "ES";
        /**
         * @description Where to send a login link.
         * @example {
         *       "email": "coach@example.com",
         *       "application": "COACH"
         *     }
         */
        LoginLinkRequest: {
            application: components["schemas"]["Application"];
            email: components["schemas"]["Email"];
        };
        /**
         * @description The token of a login link.
         * @example {
         *       "token": "Zk3vB8nQ2wRt6yUi0oPa4sDf",
         *       "application": "STUDENT"
         *     }
         */
        LoginLinkToken: {
            application: components["schemas"]["Application"];
            token: components["schemas"]["Token"];
        };
        /**
         * @description One option of one list.
         * @example {
         *       "type": "GENDER",
         *       "value": "PREFER_NOT_TO_SAY"
         *     }
         */
        Lookup: {
            /**
             * @description The list.
             * @enum {string}
             */
            type: "GENDER" | "LANGUAGE" | "YES_NO" | "OFFERING_TYPE" | "DELIVERY_MODE" | "EDUCATION_LEVEL" | "OCCUPATION" | "PRODUCT_CATEGORY" | "SERVICE_CATEGORY" | "PRICE_UNIT";
            /** @description The option. */
            value: string;
        };
        /** @description Whether the student serves or served in the armed forces. `null` means not answered. */
        MilitaryMember: boolean | null;
        /**
         * @description A module of a course, as far as one student is in it.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-000000001d12",
         *       "courseId": "01980a3c-1f00-7000-8000-0000000001c1",
         *       "week": 4,
         *       "weekTitle": "Sleep, stress and appetite",
         *       "sequence": 11,
         *       "type": "VIDEO",
         *       "title": "What a short night does to hunger",
         *       "description": "Two hormones, and a bag of chips at eleven.",
         *       "minutes": 18,
         *       "bookmarked": true,
         *       "position": 240,
         *       "completed": false
         *     }
         */
        Module: {
            /** @description Whether the student bookmarked it. */
            bookmarked: boolean;
            /** @description Whether it is done. */
            completed: boolean;
            courseId: components["schemas"]["Id"];
            /** @description What it is about. */
            description: string;
            id: components["schemas"]["Id"];
            /** @description How long it takes, in minutes. */
            minutes: number;
            /** @description How far into it the student is, in seconds of a film or a recording; otherwise 0. */
            position: number;
            /** @description Its place in the course, from 1. */
            sequence: number;
            /** @description What it is called. */
            title: string;
            type: components["schemas"]["ModuleType"];
            /** @description The week of the course, from 1. */
            week: number;
            /** @description What the week is called. */
            weekTitle: string;
        };
        /**
         * @description A bookmark of a student.
         * @example {
         *       "moduleId": "01980a3c-1f00-7000-8000-000000001d11",
         *       "courseId": "01980a3c-1f00-7000-8000-0000000001c1",
         *       "createdAt": "2026-03-01T18:20:00.000Z"
         *     }
         */
        ModuleBookmark: {
            courseId: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            moduleId: components["schemas"]["Id"];
        };
        /**
         * @description How far a module is done, and what that makes of its course.
         * @example {
         *       "moduleId": "01980a3c-1f00-7000-8000-000000001d11",
         *       "position": 1080,
         *       "completed": true,
         *       "completedAt": "2026-03-01T18:20:00.000Z",
         *       "course": {
         *         "courseId": "01980a3c-1f00-7000-8000-0000000001c1",
         *         "percent": 41.66,
         *         "completedModules": 10,
         *         "totalModules": 24,
         *         "lastModuleId": "01980a3c-1f00-7000-8000-000000001d11"
         *       }
         *     }
         */
        ModuleProgress: {
            /** @description Whether it is done. */
            completed: boolean;
            /**
             * Format: date-time
             * @description When it was first done.
             */
            completedAt: string | null;
            course: components["schemas"]["CourseProgress"];
            moduleId: components["schemas"]["Id"];
            /** @description How far into it the student is, in seconds of a film or a recording; otherwise 0. */
            position: number;
        };
        /**
         * @description How far a student says to be in a module.
         * @example {
         *       "position": 1080,
         *       "completed": true
         *     }
         */
        ModuleProgressUpdate: {
            /** @description Whether it is done. */
            completed: boolean;
            /** @description How far into it the student is, in seconds of a film or a recording; otherwise 0. */
            position: number;
        };
        /**
         * @description What there is to do.
         * @enum {string}
         */
        ModuleType: "VIDEO" | "READING" | "AUDIO" | "QUIZ" | "ASSIGNMENT" | "LIVE_CLASS";
        /**
         * Format: new-password
         * @description At least 8 characters, with a lower-case letter, an upper-case letter and a digit, and no blank space.
         * @example Wellness1
         */
        NewPassword: string;
        /** @description What the student does for a living. The lookup `OCCUPATION` suggests values; any text is fine. */
        Occupation: string | null;
        /**
         * @description Whether it is a service or a thing.
         * @enum {string}
         */
        OfferingType: "SERVICE" | "PRODUCT";
        /** @description About the whole list, of which `content` is one page. */
        Pagination: {
            /** @description Rows on all pages together. */
            total: number;
        };
        /**
         * @description A new password, by somebody who knows the present one.
         * @example {
         *       "currentPassword": "Wellness1",
         *       "newPassword": "Wellness2"
         *     }
         */
        PasswordUpdate: {
            currentPassword: components["schemas"]["CurrentPassword"];
            newPassword: components["schemas"]["NewPassword"];
        };
        /** @description Who the student is. */
        PersonalInfo: {
            /**
             * Format: date
             * @description Date of birth, at least 18 years ago.
             */
            dateBirth: string | null;
            /** @description Given name. */
            firstName: string;
            /** @description Gender. */
            gender: components["schemas"]["Gender"] | null;
            /** @description Family name. */
            lastName: string;
            /** @description Middle name. */
            middleName: string | null;
        };
        /** @description The stored file name or address of a picture. */
        Photo: string | null;
        /**
         * @description An address that opens one file for a while.
         * @example {
         *       "url": "/api/content/media-0b0a5a0e-6f0c-4d55-9a3e-2f6f6f1f7c11.jpg?Policy=eyJ9&Signature=c2ln&Key-Pair-Id=K1",
         *       "expiresAt": "2026-03-02T15:15:00.000Z"
         *     }
         */
        PresignedUrl: {
            /**
             * Format: date-time
             * @description When it ends.
             */
            expiresAt: string;
            /**
             * Format: uri-reference
             * @description The address, on the origin of the app.
             */
            url: string;
        };
        /**
         * @description What the price is for. `NONE` means for all of it.
         * @enum {string}
         */
        PriceUnit: "NONE" | "SESSION" | "HOUR" | "MONTH" | "ITEM";
        /**
         * @description A failure (RFC 9457). The `key` says which words to show; the status is only transport.
         * @example {
         *       "type": "about:blank",
         *       "title": "Unprocessable Content",
         *       "status": 422,
         *       "key": "validationFailed",
         *       "errors": [
         *         {
         *           "in": "body",
         *           "pointer": "/personalInfo/dateBirth",
         *           "rule": "minimumAge",
         *           "values": {
         *             "age": 18
         *           }
         *         }
         *       ],
         *       "traceId": "01980a3c-1f00-7000-8000-00000000f00d"
         *     }
         */
        Problem: {
            /** @description On a conflict of versions (`versionConflict`), the thing as it is now. */
            current?: {
                [key: string]: unknown;
            };
            /** @description What went wrong, for a developer. Never shown to a user. */
            detail?: string;
            /** @description The values at fault. */
            errors?: components["schemas"]["FieldError"][];
            /** @description The key of the message to show. */
            key: string;
            /** @description The HTTP status. */
            status: number;
            /** @description What the status means. */
            title: string;
            /** @description Finds the request in the log; the same as `x-request-id`. */
            traceId: string;
            /**
             * Format: uri-reference
             * @description Identifies the kind of problem.
             */
            type: string;
        };
        /**
         * @description The kind of product. The values are those of the lookup `PRODUCT_CATEGORY`.
         * @enum {string|null}
         */
        ProductCategoryId: "BOOK" | "COURSE" | "FOOD" | "KITCHENWARE" | "MEAL_PLAN" | "OTHER" | null;
        /** @description What there is to know of a product. */
        ProductSpecification: {
            /** @description The colors it comes in. */
            colors: string[];
        };
        /** @description Pay for an hour, in minor units of `currency`. */
        RateOfPay: number | null;
        /**
         * @description The refresh token of the session. It is good for one use.
         * @example {
         *       "refreshToken": "9sKdU6vQe1xYt3oPz0hRj8gFa5bCw2mN"
         *     }
         */
        RefreshRequest: {
            refreshToken: components["schemas"]["Token"];
        };
        /**
         * @description A new password, with the token of the reset link.
         * @example {
         *       "token": "Zk3vB8nQ2wRt6yUi0oPa4sDf",
         *       "password": "Wellness2"
         *     }
         */
        ResetPassword: {
            password: components["schemas"]["NewPassword"];
            token: components["schemas"]["Token"];
        };
        /**
         * @description What a reset link is still good for.
         * @example {
         *       "valid": true,
         *       "expiresAt": "2026-03-02T16:00:00.000Z"
         *     }
         */
        ResetPasswordToken: {
            /**
             * Format: date-time
             * @description Until when.
             */
            expiresAt: string;
            /**
             * @description The link can be used.
             * @constant
             */
            valid: true;
        };
        /** @description A role of a user. */
        Role: {
            name: components["schemas"]["RoleName"];
        };
        /**
         * @description The name of a role.
         * @enum {string}
         */
        RoleName: "STUDENT" | "COACH" | "ADVISOR" | "ADMIN";
        /**
         * @description The kind of service. The values are those of the lookup `SERVICE_CATEGORY`.
         * @enum {string|null}
         */
        ServiceCategoryId: "NUTRITION" | "SLEEP" | "STRESS" | "MOVEMENT" | "HABITS" | "WOMENS_HEALTH" | "OTHER" | null;
        /** @description What there is to know of a service. */
        ServiceSpecification: {
            /** @description The sessions that it consists of. */
            session: {
                /** @description How many. */
                count: number;
                /** @description Minutes of each. */
                duration: number;
                /**
                 * @description With whom.
                 * @enum {string}
                 */
                type: "INDIVIDUAL" | "GROUP";
            };
        };
        /**
         * @description An open session and the tokens that prove it.
         * @example {
         *       "isAuthenticated": true,
         *       "roles": [
         *         {
         *           "name": "STUDENT"
         *         }
         *       ],
         *       "studentId": "01980a3c-1f00-7000-8000-000000000001",
         *       "coachId": null,
         *       "email": "student@example.com",
         *       "firstName": "Maya",
         *       "isVerifiedEmail": true,
         *       "languageIso2LetterCode": "EN",
         *       "signedContent": null,
         *       "accessToken": "f1WnHk0pJ3iTzq8yG5aXw2cVbN7mLr4e",
         *       "accessTokenExpiresAt": "2026-03-02T15:15:00.000Z",
         *       "refreshToken": "9sKdU6vQe1xYt3oPz0hRj8gFa5bCw2mN"
         *     }
         */
        Session: {
            accessToken: components["schemas"]["Token"];
            /**
             * Format: date-time
             * @description When the access token ends.
             */
            accessTokenExpiresAt: string;
            /** @description The coach record, for a student who is a coach. */
            coachId: components["schemas"]["Id"] | null;
            email: components["schemas"]["Email"];
            /** @description To greet by. */
            firstName: string;
            /**
             * @description A session exists.
             * @constant
             */
            isAuthenticated: true;
            /** @description Whether the e-mail address was confirmed. */
            isVerifiedEmail: boolean;
            languageIso2LetterCode: components["schemas"]["LanguageIso2LetterCode"];
            refreshToken: components["schemas"]["Token"];
            /** @description What the user may do. */
            roles: components["schemas"]["Role"][];
            /** @description Opens private pictures and films. `null` where the content host needs no signature. */
            signedContent: components["schemas"]["SignedContent"] | null;
            studentId: components["schemas"]["Id"];
        };
        /**
         * @description An open session, without its tokens.
         * @example {
         *       "isAuthenticated": true,
         *       "roles": [
         *         {
         *           "name": "STUDENT"
         *         }
         *       ],
         *       "studentId": "01980a3c-1f00-7000-8000-000000000001",
         *       "coachId": null,
         *       "email": "student@example.com",
         *       "firstName": "Maya",
         *       "isVerifiedEmail": true,
         *       "languageIso2LetterCode": "EN",
         *       "signedContent": null
         *     }
         */
        SessionState: {
            /** @description The coach record, for a student who is a coach. */
            coachId: components["schemas"]["Id"] | null;
            email: components["schemas"]["Email"];
            /** @description To greet by. */
            firstName: string;
            /**
             * @description A session exists.
             * @constant
             */
            isAuthenticated: true;
            /** @description Whether the e-mail address was confirmed. */
            isVerifiedEmail: boolean;
            languageIso2LetterCode: components["schemas"]["LanguageIso2LetterCode"];
            /** @description What the user may do. */
            roles: components["schemas"]["Role"][];
            /** @description Opens private pictures and films. `null` where the content host needs no signature. */
            signedContent: components["schemas"]["SignedContent"] | null;
            studentId: components["schemas"]["Id"];
        };
        /**
         * @description The query values that let private media load from the content host.
         * @example {
         *       "keyPairId": "01980a3c-1f00-7000-8000-0000000000aa",
         *       "signature": "c2lnbmF0dXJl",
         *       "policy": "eyJTdGF0ZW1lbnQiOltdfQ__",
         *       "expiresAt": "2026-03-02T17:00:00.000Z"
         *     }
         */
        SignedContent: {
            /**
             * Format: date-time
             * @description When it ends.
             */
            expiresAt: string;
            /** @description Which key signed. */
            keyPairId: string;
            /** @description What the signature allows. */
            policy: string;
            /** @description The signature. */
            signature: string;
        };
        /** @description Public addresses on social networks. */
        SocialNetworks: {
            /**
             * Format: web-url
             * @description Facebook.
             */
            facebook: string | null;
            /**
             * Format: web-url
             * @description Instagram.
             */
            instagram: string | null;
            /**
             * Format: web-url
             * @description LinkedIn.
             */
            linkedIn: string | null;
            /**
             * Format: web-url
             * @description YouTube.
             */
            youtube: string | null;
        };
        /**
         * @description The token handed over by the institute's sign-on.
         * @example {
         *       "token": "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJzdHVkZW50QGV4YW1wbGUuY29tIn0.Y2hlY2tlZA"
         *     }
         */
        SsoToken: {
            /** @description A JSON web token signed by the institute's sign-on. */
            token: string;
        };
        /**
         * @description A file that was stored.
         * @example {
         *       "fileName": "media-0b0a5a0e-6f0c-4d55-9a3e-2f6f6f1f7c11.jpg"
         *     }
         */
        StoredFile: {
            /** @description Its name, made by the server. It is never a path. */
            fileName: string;
        };
        /**
         * @description A student.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-000000000001",
         *       "user": {
         *         "id": "01980a3c-1f00-7000-8000-0000000000a1",
         *         "email": "student@example.com",
         *         "timeZone": "America/New_York",
         *         "roles": [
         *           {
         *             "name": "STUDENT"
         *           }
         *         ]
         *       },
         *       "personalInfo": {
         *         "firstName": "Maya",
         *         "middleName": null,
         *         "lastName": "Lindqvist",
         *         "gender": "FEMALE",
         *         "dateBirth": "1990-03-14"
         *       },
         *       "contactInfo": {
         *         "homePhone": null,
         *         "workPhone": "+12015550123 ext. 12",
         *         "mobilePhone": "+12015550123"
         *       },
         *       "address": {
         *         "country": "United States",
         *         "countryCode": "US",
         *         "state": "New Jersey",
         *         "stateCode": "NJ",
         *         "city": "Hoboken",
         *         "zip": "07030",
         *         "street1": "214 Garden Street",
         *         "street2": "Apt 3",
         *         "latitude": 40.7433,
         *         "longitude": -74.0324,
         *         "formattedAddress": "214 Garden Street, Apt 3, Hoboken, NJ 07030, United States"
         *       },
         *       "photo": null,
         *       "crmId": "CRM-20481",
         *       "learningSystemId": "LS-7731",
         *       "learningPlatformUserId": "58213",
         *       "languageIso2LetterCode": "EN",
         *       "educationLevel": "BACHELORS_DEGREE",
         *       "occupation": "Yoga teacher",
         *       "active": true,
         *       "militaryMember": false,
         *       "autoPay": true,
         *       "coach": null
         *     }
         */
        Student: {
            /** @description Whether the account is in use. */
            active: boolean;
            address: components["schemas"]["Address"];
            /** @description Whether due payments are made by themselves. */
            autoPay: boolean;
            /** @description The coach record, for a student who is a coach. */
            coach: components["schemas"]["Coach"] | null;
            contactInfo: components["schemas"]["ContactInfo"];
            /** @description The student in the customer relations system. */
            crmId: string | null;
            educationLevel: components["schemas"]["EducationLevel"];
            id: components["schemas"]["Id"];
            languageIso2LetterCode: components["schemas"]["LanguageIso2LetterCode"];
            /** @description The student on the learning platform. */
            learningPlatformUserId: string | null;
            /** @description The student in the learning system. */
            learningSystemId: string | null;
            militaryMember: components["schemas"]["MilitaryMember"];
            occupation: components["schemas"]["Occupation"];
            personalInfo: components["schemas"]["PersonalInfo"];
            photo: components["schemas"]["Photo"];
            user: components["schemas"]["User"];
        };
        /**
         * @description An award that a student has.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-0000000001a7",
         *       "awardId": "01980a3c-1f00-7000-8000-0000000001a1",
         *       "title": "First ten modules",
         *       "description": "Ten modules completed.",
         *       "awardedAt": "2026-02-20T16:00:00.000Z",
         *       "certificateNumber": "2026-0001A7"
         *     }
         */
        StudentAward: {
            /**
             * Format: date-time
             * @description When it was given.
             */
            awardedAt: string;
            awardId: components["schemas"]["Id"];
            /** @description The number on the certificate. */
            certificateNumber: string;
            /** @description What it is given for. */
            description: string;
            id: components["schemas"]["Id"];
            /** @description What it is called, in the language of the student. */
            title: string;
        };
        /**
         * @description The account that was made. It has no password yet.
         * @example {
         *       "studentId": "01980a3c-1f00-7000-8000-000000000001",
         *       "email": "maya.lindqvist@example.com"
         *     }
         */
        StudentSignedUp: {
            email: components["schemas"]["Email"];
            /** @description The student. `null` where the server does not reveal which addresses have an account. */
            studentId: components["schemas"]["Id"] | null;
        };
        /**
         * @description A student who begins.
         * @example {
         *       "email": "maya.lindqvist@example.com",
         *       "firstName": "Maya",
         *       "lastName": "Lindqvist",
         *       "languageIso2LetterCode": "EN",
         *       "programTrack": "HEALTH_COACH"
         *     }
         */
        StudentSignUp: {
            /** @description The class the student has in mind, with its start and graduation date. */
            cohortId?: string | null;
            email: components["schemas"]["Email"];
            /** @description Given name. */
            firstName: string;
            languageIso2LetterCode: components["schemas"]["LanguageIso2LetterCode"];
            /** @description Family name. */
            lastName: string;
            /** @description The track the student is interested in. */
            programTrack?: string | null;
        };
        /**
         * @description What a student can change. It replaces everything it names, and it names everything.
         * @example {
         *       "address": {
         *         "country": "United States",
         *         "countryCode": "US",
         *         "state": "New Jersey",
         *         "stateCode": "NJ",
         *         "city": "Hoboken",
         *         "zip": "07030",
         *         "street1": "214 Garden Street",
         *         "street2": "Apt 3",
         *         "latitude": 40.7433,
         *         "longitude": -74.0324,
         *         "formattedAddress": "214 Garden Street, Apt 3, Hoboken, NJ 07030, United States"
         *       },
         *       "contactInfo": {
         *         "homePhone": null,
         *         "workPhone": "+12015550123 ext. 12",
         *         "mobilePhone": "+12015550123"
         *       },
         *       "educationLevel": "BACHELORS_DEGREE",
         *       "languageIso2LetterCode": "EN",
         *       "militaryMember": false,
         *       "occupation": "Yoga teacher",
         *       "personalInfo": {
         *         "firstName": "Maya",
         *         "middleName": null,
         *         "lastName": "Lindqvist",
         *         "gender": "FEMALE",
         *         "dateBirth": "1990-03-14"
         *       },
         *       "photo": null,
         *       "user": {
         *         "timeZone": "none"
         *       }
         *     }
         */
        StudentUpdate: {
            address: components["schemas"]["Address"];
            contactInfo: components["schemas"]["ContactInfo"];
            educationLevel: components["schemas"]["EducationLevel"];
            languageIso2LetterCode: components["schemas"]["LanguageIso2LetterCode"];
            militaryMember: components["schemas"]["MilitaryMember"];
            occupation: components["schemas"]["Occupation"];
            personalInfo: components["schemas"]["PersonalInfo"];
            photo: components["schemas"]["Photo"];
            user: components["schemas"]["UserUpdate"];
        };
        /** @description A secret made by the server, opaque to everybody else. */
        Token: string;
        /** @description Who signs in. */
        User: {
            email: components["schemas"]["Email"];
            id: components["schemas"]["Id"];
            /** @description What the user may do. */
            roles: components["schemas"]["Role"][];
            /** @description An IANA time zone. `null` means that of the device. */
            timeZone: string | null;
        };
        /** @description The part of the user that can change together with the profile. */
        UserUpdate: {
            /**
             * Format: time-zone
             * @description An IANA time zone, or `none` to forget it.
             */
            timeZone: string;
        };
        /**
         * @description Where to send a verification code, and what it is for.
         * @example {
         *       "email": "maya.lindqvist@example.com",
         *       "purpose": "CREATE_PASSWORD"
         *     }
         */
        VerificationCodeRequest: {
            email: components["schemas"]["Email"];
            /**
             * @description What the code will allow.
             * @enum {string}
             */
            purpose: "CREATE_PASSWORD";
        };
        /**
         * @description A code is on its way.
         * @example {
         *       "retryAfter": 60
         *     }
         */
        VerificationCodeSent: {
            /** @description Seconds before another code can be asked for. */
            retryAfter: number;
        };
    };
    responses: {
        /** @description It contradicts what is already there. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Any other failure. */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The link or form has expired, or was used before. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A value breaks a rule. `errors` points at each one. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing, or it belongs to somebody else. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many attempts (`tooManyRequests`). */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait before the next attempt. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nobody is signed in, or the credentials do not hold. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description The coach. */
        CoachId: components["schemas"]["Id"];
        /** @description The course. */
        CourseId: components["schemas"]["Id"];
        /** @description Whether the largest comes first. */
        Descending: boolean;
        /** @description The message. */
        IntentId: components["schemas"]["Id"];
        /** @description Keep the rows in which this text occurs. */
        Keyword: string;
        /** @description The module. */
        ModuleId: components["schemas"]["Id"];
        /** @description Rows on a page. */
        NotificationsSize: number;
        /** @description The coach whose it is. */
        OwnerCoachId: components["schemas"]["Id"];
        /** @description The page, counted from 0. */
        Page: number;
        /** @description Rows on a page. */
        RecordsSize: number;
        /** @description Rows on a page. */
        Size: number;
        /** @description The student. */
        StudentId: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePassword"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Session"];
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    createEmailVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmailVerificationRequest"];
            };
        };
        responses: {
            /** @description The link is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    confirmEmailVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code of the link. */
                verificationCode: components["schemas"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session, with the address confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["SessionState"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPassword"];
            };
        };
        responses: {
            /** @description The link is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createLoginLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginLinkRequest"];
            };
        };
        responses: {
            /** @description The link is on its way, if there is such an account. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPassword"];
            };
        };
        responses: {
            /** @description The password was changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    getResetPasswordToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of the reset link. */
                token: components["schemas"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["ResetPasswordToken"];
                    };
                };
            };
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session, without tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["SessionState"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    signInCoach: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Session"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Session"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    signInWithSso: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SsoToken"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Session"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    signInStudent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Session"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    signInWithToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginLinkToken"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Session"];
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    signUpCoach: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoachSignUp"];
            };
        };
        responses: {
            /** @description The account was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachSignedUp"];
                    };
                };
            };
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    signUpStudent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudentSignUp"];
            };
        };
        responses: {
            /** @description The account was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["StudentSignedUp"];
                    };
                };
            };
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createVerificationCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationCodeRequest"];
            };
        };
        responses: {
            /** @description The code is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["VerificationCodeSent"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listCertifications: {
        parameters: {
            query?: {
                /** @description Whether the largest comes first. */
                descending?: components["parameters"]["Descending"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                size?: components["parameters"]["RecordsSize"];
                /** @description The field to sort by. */
                sortBy?: "id" | "name" | "issuer" | "issueDate" | "expirationDate";
            };
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of certifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Certification"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    createCertification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificationInput"];
            };
        };
        responses: {
            /** @description The new certification. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Certification"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    updateCertification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The certification. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificationInput"];
            };
        };
        responses: {
            /** @description The certification as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Certification"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    deleteCertification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The certification. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certification as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Certification"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    listEducations: {
        parameters: {
            query?: {
                /** @description Whether the largest comes first. */
                descending?: components["parameters"]["Descending"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                size?: components["parameters"]["RecordsSize"];
                /** @description The field to sort by. */
                sortBy?: "id" | "institution" | "degree" | "fieldOfStudy" | "startDate" | "endDate";
            };
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of educations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Education"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    createEducation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EducationInput"];
            };
        };
        responses: {
            /** @description The new education. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Education"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    updateEducation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The education. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EducationInput"];
            };
        };
        responses: {
            /** @description The education as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Education"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    deleteEducation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The education. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The education as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Education"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    createCoachProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoachProductInput"];
            };
        };
        responses: {
            /** @description The new product. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachProduct"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    getCoachProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The product. */
                productId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachProduct"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    updateCoachProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The product. */
                productId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoachProductInput"];
            };
        };
        responses: {
            /** @description The product as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachProduct"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    deleteCoachProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The product. */
                productId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachProduct"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    listPublicCoachProducts: {
        parameters: {
            query?: {
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                size?: number;
            };
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachProduct"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    getCoach: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach. */
                id: components["parameters"]["CoachId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coach. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Coach"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    updateCoach: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach. */
                id: components["parameters"]["CoachId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoachUpdate"];
            };
        };
        responses: {
            /** @description The coach. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Coach"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileUpload"];
            };
        };
        responses: {
            /** @description The file is stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["StoredFile"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    deleteFile: {
        parameters: {
            query: {
                /** @description The stored name of the file. */
                fileName: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    generatePresignedUrl: {
        parameters: {
            query: {
                /** @description The stored name of the file. */
                fileName: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["PresignedUrl"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    listLookups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All options of all lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Lookup"][];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listStudents: {
        parameters: {
            query?: {
                /** @description Whether the largest comes first. */
                descending?: components["parameters"]["Descending"];
                /** @description Keep the rows in which this text occurs. */
                keyword?: components["parameters"]["Keyword"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "id" | "email" | "firstName" | "lastName";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of students. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Student"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    getStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The student. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Student"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    updateStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudentUpdate"];
            };
        };
        responses: {
            /** @description The student. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Student"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    listAccountHistory: {
        parameters: {
            query?: {
                /** @description Keep what belongs to this application. */
                applicationId?: string | null;
                /** @description Whether the largest comes first. */
                descending?: components["parameters"]["Descending"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "eventDate" | "id" | "type" | "amount";
            };
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["AccountEvent"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    listActivities: {
        parameters: {
            query?: {
                /** @description Keep these categories. None given keeps all. */
                categories?: components["schemas"]["ActivityCategory"][];
                /** @description Whether the largest comes first. */
                descending?: components["parameters"]["Descending"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "createdAt" | "id" | "category" | "type";
                /** @description Keep what was done in this part. */
                source?: "COACH" | "STUDENT" | "ADVISOR" | "ADMIN" | "SYSTEM";
                /** @description Keep these types. None given keeps all. */
                types?: components["schemas"]["ActivityType"][];
            };
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of activities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Activity"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    listAvailableAwards: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The awards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["AvailableAward"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    listAwards: {
        parameters: {
            query?: {
                /** @description Whether the largest comes first. */
                descending?: components["parameters"]["Descending"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "awardedAt" | "id";
            };
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of awards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["StudentAward"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    listCommunicationIntents: {
        parameters: {
            query?: {
                /** @description Whether the largest comes first. */
                descending?: components["parameters"]["Descending"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                size?: components["parameters"]["NotificationsSize"];
            };
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommunicationIntentFilter"];
            };
        };
        responses: {
            /** @description One page of messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CommunicationIntent"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    archiveCommunicationIntent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
                /** @description The message. */
                intentId: components["parameters"]["IntentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CommunicationIntent"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    updateCommunicationIntentStatus: {
        parameters: {
            query: {
                /** @description The new status. */
                status: components["schemas"]["CommunicationIntentStatus"];
            };
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
                /** @description The message. */
                intentId: components["parameters"]["IntentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CommunicationIntent"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    unarchiveCommunicationIntent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
                /** @description The message. */
                intentId: components["parameters"]["IntentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CommunicationIntent"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    archiveCommunicationIntents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommunicationIntentIds"];
            };
        };
        responses: {
            /** @description Which changed, and which stayed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CommunicationIntentChanges"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    deleteCommunicationIntents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommunicationIntentIds"];
            };
        };
        responses: {
            /** @description Which changed, and which stayed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CommunicationIntentChanges"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    unarchiveCommunicationIntents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommunicationIntentIds"];
            };
        };
        responses: {
            /** @description Which changed, and which stayed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CommunicationIntentChanges"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    listCommunicationPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole matrix. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CommunicationPreference"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    updateCommunicationPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommunicationPreferencesUpdate"];
            };
        };
        responses: {
            /** @description The whole matrix as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CommunicationPreference"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    listCourses: {
        parameters: {
            query?: {
                /** @description Whether the largest comes first. */
                descending?: components["parameters"]["Descending"];
                /** @description What the rows are grouped by. */
                groupBy?: "NONE" | "PROGRAM" | "STATUS";
                /** @description Keep the rows in which this text occurs. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Keep what is in this language. */
                languageIso2LetterCode?: "EN" | "ES" | null;
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "id" | "title" | "startDate" | "lastOpenedAt";
                /** @description Keep the courses with this status. */
                status?: "NOT_STARTED" | "IN_PROGRESS" | "COMPLETED" | "LOCKED" | null;
            };
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of courses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Course"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    getCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The course. */
                courseId: components["parameters"]["CourseId"];
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The course. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CourseDetails"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    listModules: {
        parameters: {
            query?: {
                /** @description Keep all modules, those with a bookmark, or those without one. */
                bookmark?: "ALL" | "MARKED" | "UNMARKED";
                /** @description Whether the largest comes first. */
                descending?: boolean;
                /** @description What the rows are grouped by. */
                groupBy?: "NONE" | "WEEK" | "TYPE";
                /** @description Keep the rows in which this text occurs. */
                keyword?: components["parameters"]["Keyword"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. The default holds a whole course. */
                size?: number;
                /** @description The field to sort by. */
                sortBy?: "sequence" | "id" | "title" | "minutes";
                /** @description Keep the modules of this type. */
                type?: "VIDEO" | "READING" | "AUDIO" | "QUIZ" | "ASSIGNMENT" | "LIVE_CLASS" | null;
            };
            header?: never;
            path: {
                /** @description The course. */
                courseId: components["parameters"]["CourseId"];
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of modules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Module"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    getCourseProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The course. */
                courseId: components["parameters"]["CourseId"];
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CourseProgress"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    logOutEverywhere: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All sessions have ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    listModuleBookmarks: {
        parameters: {
            query?: {
                /** @description Keep the modules of this course. */
                courseId?: string | null;
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. The default holds those of a whole course. */
                size?: number;
            };
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of bookmarks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["ModuleBookmark"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    addModuleBookmark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
                /** @description The module. */
                moduleId: components["parameters"]["ModuleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The module has a bookmark. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    removeModuleBookmark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
                /** @description The module. */
                moduleId: components["parameters"]["ModuleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The module has no bookmark. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    updateModuleProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
                /** @description The module. */
                moduleId: components["parameters"]["ModuleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModuleProgressUpdate"];
            };
        };
        responses: {
            /** @description How far it is done now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["ModuleProgress"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    updatePassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordUpdate"];
            };
        };
        responses: {
            /** @description The password was changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateSessionStatus: {
        parameters: {
            query: {
                /** @description The new status. */
                status: "ACTIVE" | "IDLE_TIMEOUT";
            };
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Noted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
}
