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
         * @description To the present address, or to a new one, which replaces it once it is confirmed. A new address needs the password,
         *     and the present one is told of it.
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
         * @description Confirming twice is no error. The code must have been sent to the signed-in user. A new address replaces the
         *     present one, which is told of it; every other link and code that was e-mailed before stops working.
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
    "/auth/reset_password/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a reset link still works
         * @description Asked before the form is shown, so that nobody fills it in for nothing. It does not use the token up. The token is in
         *     the body: paths are written to logs on the way.
         */
        post: operations["checkResetPasswordToken"];
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
         * @description Every refresh token is good for one use. Used again within ten seconds, as two tabs do that race each other, it
         *     gives the same new tokens once more; later than that it is taken for stolen, and the whole session ends. A session
         *     whose person has not been active for five minutes, and two more of grace, is over as well: see `idleSeconds` and
         *     `PATCH /students/{id}/session`.
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
    "/calendar_feeds/{feedSecret}/sessions.ics": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret part of the address of a calendar. */
                feedSecret: components["parameters"]["FeedSecret"];
            };
            cookie?: never;
        };
        /**
         * A coach's sessions as a calendar
         * @description In the iCalendar format (RFC 5545), for calendars that read it again and again: the coach's sessions and those of the coach's circles, from 30 days ago on, those that were canceled as well. Clients appear with their first name. Anyone with the address can read it, without signing in. An unknown address and one that was renewed or turned off answer 404 (`notFound`).
         */
        get: operations["getCalendarFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coach_product_purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Purchases
         * @description A coach sees what was bought of it, everybody what they bought themselves, an advisor and an administrator all.
         */
        get: operations["listCoachProductPurchases"];
        put?: never;
        /**
         * Buy something of a coach
         * @description A time that was reserved is booked with it; one whose reservation has ended answers `slotTaken`. A card that is refused answers `failedPay`, and the time stays held. Where the holder of the card has to confirm first, or the provider takes its time, the purchase is in progress; as long as it is, so is the reservation.
         */
        post: operations["createCoachProductPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coach_product_purchases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The purchase. */
                id: components["parameters"]["PurchaseId"];
            };
            cookie?: never;
        };
        /**
         * One purchase
         * @description The coach, the customer, an advisor and an administrator can see it.
         */
        get: operations["getCoachProductPurchase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coach_product_purchases/{id}/coaching_sessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The purchase. */
                id: components["parameters"]["PurchaseId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a session that was bought
         * @description Only the customer can do it. When all sessions have a time it answers `limitReached`, and when the reservation has ended `slotTaken`.
         */
        post: operations["bookCoachSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coach_product_purchases/find_by_criteria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Purchases, found
         * @description The same purchases as in the list, with criteria.
         */
        post: operations["findCoachProductPurchases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Coaches who can be booked
         * @description Those who offer at least one service, by their last names. Everybody who is signed in can see them.
         */
        get: operations["listCoaches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{coachId}/account": {
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
        /**
         * Change how a coach signs in
         * @description Only the coach can do it. A new address needs the password, and counts once the link that is sent there is followed.
         */
        put: operations["updateCoachAccount"];
        post?: never;
        /**
         * Stop being a coach
         * @description Only the coach can do it, once no session is still to come (`coachHasSessions`). The profile, the products and the schedules are deleted and the subscription ends. What was bought and paid is kept, for the books ask for it, and so is the student.
         */
        delete: operations["deleteCoachAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{coachId}/calendar_feed": {
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
         * Whether a coach's calendar can be subscribed to
         * @description Only the coach can see it. The address itself is kept as a hash, so it can't be shown again.
         */
        get: operations["getCoachCalendarFeed"];
        put?: never;
        /**
         * Make the address of a coach's calendar
         * @description Turns the calendar on, or renews its address: the earlier one stops working at once. Only the coach can do it.
         */
        post: operations["createCoachCalendarFeed"];
        /**
         * Turn a coach's calendar off
         * @description Its address stops working at once. A calendar that is off stays off. Only the coach can do it.
         */
        delete: operations["deleteCoachCalendarFeed"];
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
    "/coaches/{coachId}/coaching_sessions": {
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
         * Sessions of a coach
         * @description The coach itself, an advisor and an administrator can see them.
         */
        get: operations["listCoachSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{coachId}/coaching_sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The session. */
                sessionId: components["parameters"]["CoachSessionId"];
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
         * Move a session
         * @description The coach itself and an administrator can do it, until it begins (`sessionStatusInvalid`). The client can do it until 24 hours before (`sessionStatusInvalid`), to a free time of the coach. The other one gets a message. A time that is taken, or for the client one that is not free, answers `slotTaken`.
         */
        patch: operations["moveCoachSession"];
        trace?: never;
    };
    "/coaches/{coachId}/coaching_sessions/{sessionId}/attendance": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The session. */
                sessionId: components["parameters"]["CoachSessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what became of a session
         * @description The coach itself and an administrator can do it, from when it begins (`sessionStatusInvalid`). Said again, it is corrected.
         */
        post: operations["submitCoachSessionAttendance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{coachId}/coaching_sessions/{sessionId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The session. */
                sessionId: components["parameters"]["CoachSessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a session
         * @description The coach, the client and an administrator can do it, until it begins (`sessionStatusInvalid`). Less than 24 hours before, a client cancels late: the session counts as used. Otherwise it can be booked again, and where it was the only one its price is refunded.
         */
        post: operations["cancelCoachSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{coachId}/coaching_sessions/{sessionId}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The session. */
                sessionId: components["parameters"]["CoachSessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write something down
         * @description Only the coach can do it, and sees it. A session has at most 100 notes (`limitReached`).
         */
        post: operations["addCoachSessionNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{coachId}/data_export": {
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
         * All that is kept of a coach
         * @description Only the coach can get it. It is sent as a file to save, `coach-data.json`.
         */
        get: operations["exportCoachData"];
        put?: never;
        post?: never;
        delete?: never;
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
        /**
         * Everything a coach has on offer
         * @description With drafts. The coach itself and an administrator can see it.
         */
        get: operations["listCoachProducts"];
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
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * One product
         * @description Everybody who is signed in can see it; a draft, only the coach and an administrator.
         */
        get: operations["getCoachProduct"];
        /**
         * Change a product
         * @description The coach itself and an administrator can do it. Who changes another version than the newest gets `versionConflict`.
         */
        put: operations["updateCoachProduct"];
        post?: never;
        /**
         * Delete a product
         * @description The coach itself and an administrator can do it, unless sessions of it are still to come (`productHasSessions`).
         */
        delete: operations["deleteCoachProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{coachId}/products/{productId}/available_schedules/{scheduleId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The product. */
                productId: components["parameters"]["ProductId"];
                /** @description The schedule. */
                scheduleId: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        /**
         * Times that can be booked
         * @description The free times of a schedule that have room for a session of the product, from the first to the last of two days, at most 31. Everybody who is signed in can see them. Only services of one client at a time are booked so; for anything else there are none.
         */
        get: operations["listAvailableSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{coachId}/products/{productId}/slot_reservations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The product. */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold a time
         * @description For five minutes nobody else can have it. Whoever asks again gives up the times that they held of this coach. A time that is not, or no longer, available answers `slotTaken`.
         */
        post: operations["createSlotReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{coachId}/products/{productId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The product. */
                productId: components["parameters"]["ProductId"];
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
         * Publish a product, or take it back
         * @description The coach itself and an administrator can do it. What was bought stays bought.
         */
        patch: operations["updateCoachProductStatus"];
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
    "/coaches/{coachId}/profile_completion": {
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
         * How complete the profile of a coach is
         * @description The coach itself and an administrator can see it.
         */
        get: operations["getCoachProfileCompletion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{coachId}/schedules": {
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
         * When a coach can be booked
         * @description Everybody who is signed in can see it. A coach has at most 20.
         */
        get: operations["listCoachSchedules"];
        put?: never;
        /**
         * Add a schedule
         * @description The coach itself and an administrator can do it. A coach has at most 20 (`limitReached`).
         */
        post: operations["createCoachSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{coachId}/schedules/{scheduleId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The schedule. */
                scheduleId: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change a schedule
         * @description The coach itself and an administrator can do it. Sessions that are booked stay as they are. Who changes another version than the newest gets `versionConflict`.
         */
        put: operations["updateCoachSchedule"];
        post?: never;
        /**
         * Delete a schedule
         * @description The coach itself and an administrator can do it. Sessions that are booked stay as they are.
         */
        delete: operations["deleteCoachSchedule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{coachId}/subscription": {
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
         * The subscription of a coach
         * @description The coach itself and an administrator can see it.
         */
        get: operations["getSubscription"];
        put?: never;
        /**
         * Subscribe
         * @description Only the coach can do it. The first period is charged at once. While a charge is overdue, the same pays it. A coach who has a subscription changes it instead (`subscriptionStatusInvalid`).
         */
        post: operations["createSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change, cancel or resume a subscription
         * @description Only the coach can do it. Another plan, and the end, come with the end of the period. Another card (of the coach, and not expired: otherwise `invalidPaymentMethodDetails`) is charged from the next period on. While a charge is overdue, paying it chooses the card.
         */
        patch: operations["updateSubscription"];
        trace?: never;
    };
    "/coaches/{coachId}/subscription/invoices": {
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
         * What a coach was charged
         * @description The coach itself and an administrator can see it.
         */
        get: operations["listSubscriptionInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{coachId}/subscription/invoices/{invoiceId}/document": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The invoice. */
                invoiceId: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        /**
         * An invoice as a document
         * @description As a PDF, in the language of the coach. The coach itself and an administrator can get it.
         */
        get: operations["getSubscriptionInvoiceDocument"];
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
    "/coaching_circles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Coaching circles
         * @description Everybody who is signed in can see them.
         */
        get: operations["listCoachingCircles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaching_circles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The circle. */
                id: components["parameters"]["CircleId"];
            };
            cookie?: never;
        };
        /**
         * One circle
         * @description With its members, who are named to each other, the coach and the staff only, and its sessions.
         */
        get: operations["getCoachingCircle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaching_circles/{id}/coaching_sessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The circle. */
                id: components["parameters"]["CircleId"];
            };
            cookie?: never;
        };
        /**
         * Sessions of a circle
         * @description Everybody who is signed in can see them; where to meet, only members, the coach and the staff.
         */
        get: operations["listCircleSessions"];
        put?: never;
        /**
         * Plan a session
         * @description The coach of the circle and an administrator can do it. The members get a message.
         */
        post: operations["createCircleSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaching_circles/{id}/coaching_sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The circle. */
                id: components["parameters"]["CircleId"];
                /** @description The session. */
                sessionId: components["parameters"]["CircleSessionId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change a session
         * @description The coach of the circle and an administrator can do it, until it begins (`coachingCircleNotHaveOpenSessions`).
         */
        put: operations["updateCircleSession"];
        post?: never;
        /**
         * Delete a session
         * @description The coach of the circle and an administrator can do it, until it begins (`coachingCircleNotHaveOpenSessions`), and as long as enough sessions stay open (`openSessionsNumberLessThanMinimumRequired`).
         */
        delete: operations["deleteCircleSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaching_circles/{id}/coaching_sessions/{sessionId}/attendance": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The circle. */
                id: components["parameters"]["CircleId"];
                /** @description The session. */
                sessionId: components["parameters"]["CircleSessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say who was at a session
         * @description The coach of the circle and an administrator can do it, from when it begins (before, `coachingCircleNotHaveOpenSessions`). Said again, it is corrected.
         */
        post: operations["submitCircleAttendance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaching_circles/{id}/students": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The circle. */
                id: components["parameters"]["CircleId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a circle
         * @description A student joins; the coach of the circle and the staff can add anybody. The coach sees the contact data of a student whom they added only after that student has agreed, by joining as well. Who is in it already stays in it. A circle with no session to come answers `coachingCircleNotHaveOpenSessions`, a full one `exceededStudents`, and one from which the student went on to another `statusInvalid`.
         */
        post: operations["joinCoachingCircle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaching_circles/{id}/students/{studentId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The circle. */
                id: components["parameters"]["CircleId"];
                /** @description The student. */
                studentId: components["parameters"]["CircleStudentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Leave a circle
         * @description The student itself, the coach of the circle and the staff can do it, as often as they like. Who went on to another circle cannot leave this one (`statusInvalid`).
         */
        delete: operations["leaveCoachingCircle"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaching_circles/{id}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The circle. */
                id: components["parameters"]["CircleId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go on to another circle
         * @description The student goes from this circle to another one of the same language that has a session to come (otherwise `transferNotPermit`) and room (`exceededStudents`). A student can go on twice (`exceededTransfers`), and from each circle once (`statusInvalid`).
         */
        post: operations["transferCoachingCircle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enrollment_applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Applications of all students
         * @description For those who decide on them.
         */
        get: operations["listEnrollmentApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enrollment_applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application. */
                id: components["parameters"]["EnrollmentApplicationId"];
            };
            cookie?: never;
        };
        /**
         * One application
         * @description The student whose it is, an advisor and an administrator can see it.
         */
        get: operations["getEnrollmentApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Save a step
         * @description What is not complete is saved as far as it goes; what is wrong is refused. `versionConflict`: it has changed since; `current` is how it is now.
         */
        patch: operations["saveEnrollmentStep"];
        trace?: never;
    };
    "/enrollment_applications/{id}/agreements": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application. */
                id: components["parameters"]["EnrollmentApplicationId"];
            };
            cookie?: never;
        };
        /**
         * Agreements to sign
         * @description Those of the application as it is now: empty until class, personal information and payment plan are complete. An agreement whose text no longer fits is taken back, and another one made.
         */
        get: operations["listEnrollmentAgreements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enrollment_applications/{id}/agreements/{agreementId}/sign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The agreement. */
                agreementId: components["schemas"]["Id"];
                /** @description The application. */
                id: components["parameters"]["EnrollmentApplicationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign an agreement
         * @description By what was listed: the hash stands for its text. Where it is signed already, that is the answer.
         */
        post: operations["signEnrollmentAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enrollment_applications/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application. */
                id: components["parameters"]["EnrollmentApplicationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve an application
         * @description The enrollment agreement is then signed for the institute.
         */
        post: operations["approveEnrollmentApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enrollment_applications/{id}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application. */
                id: components["parameters"]["EnrollmentApplicationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Discard a draft
         * @description Nothing was submitted and nothing paid.
         */
        post: operations["discardEnrollmentApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enrollment_applications/{id}/envelopes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application. */
                id: components["parameters"]["EnrollmentApplicationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the documents to sign
         * @description The disclosures and the handbook. When they and the agreement are signed and sealed the student is enrolled.
         */
        post: operations["sendEnrollmentEnvelopes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enrollment_applications/{id}/payment_method": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application. */
                id: components["parameters"]["EnrollmentApplicationId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the card to charge
         * @description Nothing is charged before the application is submitted.
         */
        put: operations["choosePaymentMethod"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enrollment_applications/{id}/payment_plan": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application. */
                id: components["parameters"]["EnrollmentApplicationId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Choose a payment plan
         * @description `noPaymentPlanSelected`: there is no such plan for the program.
         */
        put: operations["choosePaymentPlan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enrollment_applications/{id}/quote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application. */
                id: components["parameters"]["EnrollmentApplicationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What submitting costs
         * @description The voucher is looked at again.
         */
        post: operations["quoteEnrollmentApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enrollment_applications/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application. */
                id: components["parameters"]["EnrollmentApplicationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject an application
         * @description Everything that was paid is given back, and the seat is free again.
         */
        post: operations["rejectEnrollmentApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enrollment_applications/{id}/request_changes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application. */
                id: components["parameters"]["EnrollmentApplicationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for changes
         * @description The student can change the personal information and submit again.
         */
        post: operations["requestEnrollmentChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enrollment_applications/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application. */
                id: components["parameters"]["EnrollmentApplicationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an application for review
         * @description The student sees that somebody looks at it.
         */
        post: operations["reviewEnrollmentApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enrollment_applications/{id}/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application. */
                id: components["parameters"]["EnrollmentApplicationId"];
            };
            cookie?: never;
        };
        /**
         * A submission by its key
         * @description Finds what became of a submission that the caller sent with an `Idempotency-Key`, where an answer did not come. An empty list means that it did not arrive, and nothing was charged.
         */
        get: operations["findEnrollmentSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enrollment_applications/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application. */
                id: components["parameters"]["EnrollmentApplicationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit an application
         * @description Takes a seat, makes the payment schedule and charges what is due today: all of it, or nothing. Sent again with the same key it answers the same, and never charges twice. `submitApplicationFailed` with an error at `/quoteId`: ask for a new quote.
         */
        post: operations["submitEnrollmentApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enrollment_applications/{id}/voucher": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application. */
                id: components["parameters"]["EnrollmentApplicationId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Apply a voucher
         * @description It takes the place of another one.
         */
        put: operations["applyVoucher"];
        post?: never;
        /**
         * Remove the voucher
         * @description Where there is none, nothing changes.
         */
        delete: operations["removeVoucher"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enrollment_applications/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application. */
                id: components["parameters"]["EnrollmentApplicationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an application
         * @description What was paid is given back by the rule of the enrollment agreement, and the seat is free again.
         */
        post: operations["withdrawEnrollmentApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/envelopes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The envelope. */
                id: components["parameters"]["EnvelopeId"];
            };
            cookie?: never;
        };
        /**
         * One envelope
         * @description The student it was sent to, an advisor and an administrator can see it.
         */
        get: operations["getEnvelope"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/envelopes/{id}/audit_trail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The envelope. */
                id: components["parameters"]["EnvelopeId"];
            };
            cookie?: never;
        };
        /**
         * What happened to an envelope
         * @description Who did what and when, the oldest first unless asked otherwise.
         */
        get: operations["listAuditTrail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/envelopes/{id}/countersign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The envelope. */
                id: components["parameters"]["EnvelopeId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign for the institute
         * @description Needed where the institute signs first; otherwise its signature comes with the seal.
         */
        post: operations["countersignEnvelope"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/envelopes/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The envelope. */
                id: components["parameters"]["EnvelopeId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline to sign
         * @description The institute is told why.
         */
        post: operations["declineEnvelope"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/envelopes/{id}/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The document. */
                documentId: components["schemas"]["Id"];
                /** @description The envelope. */
                id: components["parameters"]["EnvelopeId"];
            };
            cookie?: never;
        };
        /**
         * A document as a file
         * @description A tagged PDF: the sealed copy with signatures and audit trail, once there is one; until then the text as it is to be signed.
         */
        get: operations["downloadEnvelopeDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/envelopes/{id}/open": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The envelope. */
                id: components["parameters"]["EnvelopeId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an envelope
         * @description Gives the student the texts to read, and writes into the audit trail that they were opened. What is signed can be opened again.
         */
        post: operations["openEnvelope"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/envelopes/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The envelope. */
                id: components["parameters"]["EnvelopeId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a new link
         * @description Sends the same documents again, in a new envelope, in place of one that has expired or was declined. Asked again it gives the same new one.
         */
        post: operations["resendEnvelope"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/envelopes/{id}/sign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The envelope. */
                id: components["parameters"]["EnvelopeId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign
         * @description Signs everything in the envelope. Where the student has signed already, that is the answer. `envelopeChanged` means that the hash is not that of what is there: open it again.
         */
        post: operations["signEnvelope"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/envelopes/{id}/void": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The envelope. */
                id: components["parameters"]["EnvelopeId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an envelope back
         * @description Only before the student has signed, or while the institute still decides on what it is for.
         */
        post: operations["voidEnvelope"];
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
    "/payment_schedules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The payment schedule. */
                id: components["parameters"]["PaymentScheduleId"];
            };
            cookie?: never;
        };
        /**
         * One payment schedule
         * @description The student itself, an advisor and an administrator can see it.
         */
        get: operations["getPaymentSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment_schedules/{id}/conclude": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The payment schedule. */
                id: components["parameters"]["PaymentScheduleId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Conclude a payment schedule
         * @description An advisor and an administrator can do it. What is not paid is deleted, and no longer owed.
         */
        post: operations["concludePaymentSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment_schedules/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The payment schedule. */
                id: components["parameters"]["PaymentScheduleId"];
            };
            cookie?: never;
        };
        /**
         * Rows of a payment schedule
         * @description The student itself, an advisor and an administrator can see them.
         */
        get: operations["listPaymentScheduleRows"];
        put?: never;
        /**
         * Pay
         * @description Charges the amount of a quote to a card. Only the student itself can do it. The payment may still be in progress when the answer comes: the provider has not said, or the holder of the card has to confirm it (`nextActionUrl`). After an answer that does not come, ask with the same key again, or look for the payment by that key.
         */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment_schedules/{id}/payments/{rowId}/payment_method": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The payment schedule. */
                id: components["parameters"]["PaymentScheduleId"];
                /** @description The row. */
                rowId: components["schemas"]["Id"];
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
         * Assign a row to another card
         * @description Only the student itself can do it.
         */
        patch: operations["updateRowPaymentMethod"];
        trace?: never;
    };
    "/payment_schedules/{id}/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The payment schedule. */
                id: components["parameters"]["PaymentScheduleId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask what a payment comes to
         * @description The answer holds for 15 minutes, as long as nothing else is paid. Only the student itself can ask.
         */
        post: operations["createPaymentQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment_schedules/{id}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The payment schedule. */
                id: components["parameters"]["PaymentScheduleId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give money back
         * @description An advisor and an administrator can do it. The newest payments are given back first. A refund to a card that the provider refuses ends as `INVALID`.
         */
        post: operations["createRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment_schedules/{id}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The payment schedule. */
                id: components["parameters"]["PaymentScheduleId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put another payment schedule in its place
         * @description An advisor and an administrator can do it. What was paid goes over to the new schedule, which is the answer.
         */
        post: operations["transferPaymentSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A payment by its key
         * @description Finds the payment that the caller made with an `Idempotency-Key`, where an answer did not come. An empty list means that nothing was charged.
         */
        get: operations["findPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The payment. */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        /**
         * One payment
         * @description The student itself, an advisor and an administrator can see it.
         */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The payment. */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a payment that waits for a confirmation
         * @description Gives up a payment that its student was to confirm with the bank. Nothing is charged, and what it was for can be paid with another card. `paymentStatusInProgress`: the bank has it in hand, it cannot be cancelled any more. A payment that has failed or was cancelled before is answered as it is.
         */
        post: operations["cancelPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The payment. */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        /**
         * Receipt of a payment
         * @description As a PDF, in the language of the student. Only of an accepted payment. The student itself, an advisor and an administrator can see it.
         */
        get: operations["getPaymentReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}/receipt/email": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The payment. */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * E-mail the receipt of a payment
         * @description Sends the PDF to the address that the student signs in with, never to another one. Only of an accepted payment.
         */
        post: operations["emailPaymentReceipt"];
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
    "/public/programs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Programs
         * @description Everybody can see them, also without signing in.
         */
        get: operations["listPrograms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/programs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The program. */
                id: components["parameters"]["ProgramId"];
            };
            cookie?: never;
        };
        /**
         * One program
         * @description Everybody can see it, also without signing in.
         */
        get: operations["getProgram"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/programs/{id}/cohorts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The program. */
                id: components["parameters"]["ProgramId"];
            };
            cookie?: never;
        };
        /**
         * Classes of a program
         * @description Everybody can see them, also without signing in. Full ones are listed too, with no seats left.
         */
        get: operations["listCohorts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/programs/{id}/payment_plans": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The program. */
                id: components["parameters"]["ProgramId"];
            };
            cookie?: never;
        };
        /**
         * Ways to pay for a program
         * @description Each with its figures and rows, for somebody who enrolled today.
         */
        get: operations["listProgramPaymentPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/shared_awards/{shareToken}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What the public link ends with. */
                shareToken: components["parameters"]["ShareToken"];
            };
            cookie?: never;
        };
        /**
         * An award by its public link
         * @description Anyone with the link can see it, without signing in. A withdrawn link answers 404 (`notFound`).
         */
        get: operations["getSharedAward"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/subscription_plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What coaches can subscribe to
         * @description Everybody can see it, also without signing in. The cheapest comes first.
         */
        get: operations["listSubscriptionPlans"];
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
         * @description An advisor and an administrator see all students. A coach also sees the students of its circles and sessions, with
         *     what it takes to work with them: names, photo, time zone, language, e-mail address and mobile phone; the rest is
         *     `null`. Everybody sees themselves.
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
         * @description The student itself, an advisor and an administrator can see it; and, as in the list, a coach of the student.
         */
        get: operations["getStudent"];
        /**
         * Change a student
         * @description The student itself and an administrator can change it. Who changes another version than the newest gets `versionConflict`.
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
    "/students/{id}/auto_pay": {
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
         * Switch auto-pay on or off
         * @description It needs a card that has not expired. Only the student itself can do it.
         */
        patch: operations["updateAutoPay"];
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
    "/students/{id}/awards/{awardId}/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The award that the student has. */
                awardId: components["parameters"]["AwardId"];
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        /**
         * The certificate of an award
         * @description As a PDF, in the language of the student. The student itself, an advisor and an administrator can get it.
         */
        get: operations["getAwardCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/awards/{awardId}/share": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The award that the student has. */
                awardId: components["parameters"]["AwardId"];
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Make the public link of an award
         * @description Anyone with the link can see the award. A link that exists stays as it is. Only the student can do it.
         */
        put: operations["shareAward"];
        post?: never;
        /**
         * Withdraw the public link of an award
         * @description The link never works again: a later one is another. An award without a link stays as it is. Only the student itself can do it.
         */
        delete: operations["unshareAward"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/coaching_circles": {
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
         * Circles of a student
         * @description Those that the student is in. The student itself, an advisor and an administrator can see them.
         */
        get: operations["listStudentCoachingCircles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/coaching_sessions": {
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
         * Sessions that a student booked
         * @description The student itself, an advisor and an administrator can see them.
         */
        get: operations["listStudentCoachSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/cohort_alerts": {
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
         * What a student waits for
         * @description All of it, the oldest first. An alert is gone once it was sent. Only the student itself can see them.
         */
        get: operations["listCohortAlerts"];
        put?: never;
        /**
         * Ask to be notified when enrollment opens
         * @description Once there is a free seat, in one class or in any class of a program in a language, the student gets one e-mail and one message. Asking again answers the alert there is. At most 50 (`limitReached`).
         */
        post: operations["createCohortAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/cohort_alerts/{alertId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What the student waits for. */
                alertId: components["parameters"]["AlertId"];
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * No longer wait for a class
         * @description Only the student itself can do it.
         */
        delete: operations["deleteCohortAlert"];
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
    "/students/{id}/enrollment_applications": {
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
         * Applications of a student
         * @description The student itself, an advisor and an administrator can see them.
         */
        get: operations["listStudentEnrollmentApplications"];
        put?: never;
        /**
         * Begin an application
         * @description For oneself. `studentActiveEnrollment`: there is one for the program already; `current` has its id. `invalidApplicationRequest`: the student is enrolled in it.
         */
        post: operations["createEnrollmentApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/envelopes": {
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
         * Documents to sign, and signed ones
         * @description The student itself, an advisor and an administrator can see them.
         */
        get: operations["listEnvelopes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/financial_summary": {
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
         * How an account stands
         * @description About the newest active schedule, or else the newest one. The student itself, an advisor and an administrator can see it.
         */
        get: operations["getFinancialSummary"];
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
         * @description Ends every other session of the student, and every link and code that was e-mailed.
         */
        put: operations["updatePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/payment_methods": {
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
         * Cards of a student
         * @description The default comes first. The student itself, an advisor and an administrator can see them.
         */
        get: operations["listPaymentMethods"];
        put?: never;
        /**
         * Add a card
         * @description Only the student itself can do it. The number was given to the provider's form; its token comes here. A student has at most 20 cards.
         */
        post: operations["createPaymentMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/payment_methods/{methodId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
                /** @description The card. */
                methodId: components["parameters"]["PaymentMethodId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change a card
         * @description Only the student itself can do it.
         */
        put: operations["updatePaymentMethod"];
        post?: never;
        /**
         * Delete a card
         * @description Only the student itself can do it. A card that open rows are assigned to stays until they are assigned to another one, and the default stays as long as anything is owed.
         */
        delete: operations["deletePaymentMethod"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/payment_methods/{methodId}/default": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
                /** @description The card. */
                methodId: components["parameters"]["PaymentMethodId"];
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
         * Make a card the default
         * @description Only the student itself can do it. A card that has expired cannot be the default.
         */
        patch: operations["makeDefaultPaymentMethod"];
        trace?: never;
    };
    "/students/{id}/payment_methods/{methodId}/reassign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
                /** @description The card. */
                methodId: components["parameters"]["PaymentMethodId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign open rows to another card
         * @description Moves every open row that is assigned to the card. Only the student itself can do it.
         */
        post: operations["reassignPaymentMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/payment_methods/setup": {
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
         * Begin to add a card
         * @description Gives what is needed to show the provider's form. Only the student itself can do it.
         */
        post: operations["setUpPaymentMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/payment_plan_terms": {
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
         * Figures of the contract
         * @description Of the newest active schedule, or else the newest one. The student itself, an advisor and an administrator can see it.
         */
        get: operations["getPaymentPlanTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/payment_plan_terms/document": {
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
         * Figures of the contract as a file
         * @description A PDF, in the language of the student, with the payments and their due dates. Of the newest active schedule, or else the newest one. The student itself, an advisor and an administrator can see it.
         */
        get: operations["getPaymentPlanTermsDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/payment_plans": {
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
         * Payment plans of a student
         * @description Those of the payment schedules of the student, the one in use marked. The student itself, an advisor and an administrator can see them.
         */
        get: operations["listPaymentPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/payment_schedules": {
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
         * Payment schedules of a student
         * @description The student itself, an advisor and an administrator can see them.
         */
        get: operations["listPaymentSchedules"];
        put?: never;
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
         * @description `ACTIVE` reports that the person is active; the apps report it at most once a minute. Without a report for five
         *     minutes, and two more of grace, the session is over: access and refresh tokens are refused. No other call counts as
         *     activity. `IDLE_TIMEOUT` ends the session at once.
         */
        patch: operations["updateSessionStatus"];
        trace?: never;
    };
    "/students/{id}/sessions": {
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
         * Where the account is signed in
         * @description The sessions that have not ended, of both apps.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
                /** @description The session. */
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out one session
         * @description On this device or another one. Its tokens stop working at once.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/sso/login_url/{n}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
                /** @description The number of the system: 0 is the learning system, 1 the learning platform. */
                n: components["parameters"]["SsoTarget"];
            };
            cookie?: never;
        };
        /**
         * A link into another system
         * @description Only the student itself gets one, good for a minute. A number without a system answers 404.
         */
        get: operations["getSsoLoginUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/transfer_options": {
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
         * Where a student can transfer to
         * @description `transferNotPermit`: the class has graduated or is about to, or the account is in collections.
         */
        get: operations["getTransferOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/transfers": {
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
         * Transfers of a student
         * @description The student itself, an advisor and an administrator can see them.
         */
        get: operations["listTransfers"];
        put?: never;
        /**
         * Ask for a transfer
         * @description For oneself. Nothing is moved before it is confirmed.
         */
        post: operations["requestTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The transfer. */
                id: components["parameters"]["TransferId"];
            };
            cookie?: never;
        };
        /**
         * One transfer
         * @description The student whose it is, an advisor and an administrator can see it.
         */
        get: operations["getTransfer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfers/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The transfer. */
                id: components["parameters"]["TransferId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a transfer
         * @description Everything stays as it is.
         */
        post: operations["cancelTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfers/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The transfer. */
                id: components["parameters"]["TransferId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a transfer
         * @description The second step. The fee is paid, the seat changes, the payment schedule and the progress go along: all of it, or nothing. `confirmTransferError` with an error at `/quoteId`: ask for a new quote. `paymentStatusInProgress`: the fee is not decided yet; `current` has the payment, and the same call goes on with it.
         */
        post: operations["confirmTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfers/{id}/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The transfer. */
                id: components["parameters"]["TransferId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a transfer means and costs
         * @description The two classes and what is owed for them, the one beside the other.
         */
        post: operations["quoteTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfers/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The transfer. */
                id: components["parameters"]["TransferId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The first step is done
         * @description The student has read what the transfer means.
         */
        post: operations["reviewTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vouchers/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look up a voucher
         * @description Tells what it takes off. Nothing is used up by it. Also without signing in.
         */
        post: operations["validateVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
        AccountEventType: "APPLICATION_SUBMITTED" | "APPLICATION_APPROVED" | "APPLICATION_REJECTED" | "APPLICATION_WITHDRAWN" | "AGREEMENT_SIGNED" | "ENROLLED" | "TRANSFERRED" | "PAYMENT_ACCEPTED" | "PAYMENT_FAILED" | "REFUNDED" | "VOUCHER_APPLIED" | "AUTO_PAY_ENABLED" | "AUTO_PAY_DISABLED" | "PAYMENT_METHOD_ADDED" | "PAYMENT_METHOD_DELETED" | "PAYMENT_SCHEDULE_CONCLUDED" | "PAYMENT_SCHEDULE_TRANSFERRED";
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
        ActivityType: "SIGNED_IN" | "SIGNED_OUT" | "PASSWORD_CHANGED" | "EMAIL_VERIFIED" | "PROFILE_UPDATED" | "COACH_PROFILE_UPDATED" | "EDUCATION_ADDED" | "EDUCATION_UPDATED" | "EDUCATION_DELETED" | "CERTIFICATION_ADDED" | "CERTIFICATION_UPDATED" | "CERTIFICATION_DELETED" | "PRODUCT_ADDED" | "PRODUCT_UPDATED" | "PRODUCT_DELETED" | "SESSION_SCHEDULED" | "SESSION_COMPLETED" | "SESSION_CANCELLED" | "NOTE_ADDED" | "COURSE_COMPLETED" | "AWARD_EARNED" | "PREFERENCES_UPDATED" | "CIRCLE_JOINED" | "CIRCLE_LEFT" | "CIRCLE_TRANSFERRED" | "SESSION_RESCHEDULED" | "SESSION_MISSED" | "PRODUCT_PUBLISHED" | "PRODUCT_UNPUBLISHED" | "PRODUCT_PURCHASED" | "PRODUCT_REFUNDED" | "SCHEDULE_ADDED" | "SCHEDULE_UPDATED" | "SCHEDULE_DELETED" | "SUBSCRIBED" | "SUBSCRIPTION_CHANGED" | "SUBSCRIPTION_CANCELLED" | "SUBSCRIPTION_RESUMED" | "SUBSCRIPTION_PAST_DUE" | "ACCOUNT_UPDATED" | "COACH_ACCOUNT_DELETED";
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
         * @description What the advisor has to say.
         * @example {
         *       "note": "Please enter your name as it is on your identity card."
         *     }
         */
        AdvisorNote: {
            /** @description The student reads it. */
            note: string;
        };
        /** @description What is paid back in installments, without interest and taxes: net tuition less the deposit. */
        AmountFinanced: number;
        /** @description The cost of the credit as a yearly rate (APR), in hundredths of a percent, by the actuarial method of Regulation Z, appendix J. 0 where nothing is charged for it. */
        AnnualPercentageRate: number;
        /**
         * @description The app the caller uses, so that links in e-mails lead back to it.
         * @enum {string}
         */
        Application: "STUDENT" | "COACH";
        /**
         * @description Something that happened to an envelope.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-000000000721",
         *       "occurredAt": "2026-03-02T15:04:05.000Z",
         *       "type": "SIGNED",
         *       "actor": "STUDENT",
         *       "actorName": "Maya Lindqvist",
         *       "method": "TYPED",
         *       "address": "203.0.113.7",
         *       "documentTitle": null
         *     }
         */
        AuditEvent: {
            /**
             * @description Who did it.
             * @enum {string}
             */
            actor: "STUDENT" | "INSTITUTE" | "SYSTEM";
            /** @description By name, where it was a person. */
            actorName: string | null;
            /** @description The network address the request came from. */
            address: string | null;
            /** @description The document, where it was about one of them. */
            documentTitle: string | null;
            id: components["schemas"]["Id"];
            /** @description How it was signed. */
            method: components["schemas"]["SignatureType"] | null;
            /**
             * Format: date-time
             * @description When.
             */
            occurredAt: string;
            type: components["schemas"]["AuditEventType"];
        };
        /**
         * @description What happened.
         * @enum {string}
         */
        AuditEventType: "SENT" | "REMINDED" | "OPENED" | "VIEWED" | "CONSENTED" | "SIGNED" | "COUNTERSIGNED" | "SEALED" | "DECLINED" | "EXPIRED" | "VOIDED" | "REPLACED" | "DOWNLOADED";
        /**
         * @description Whether rows are charged when they are due.
         * @example {
         *       "enabled": true,
         *       "paymentMethodId": "01980a3c-1f00-7000-8000-000000000501"
         *     }
         */
        AutoPayUpdate: {
            /** @description On or off. */
            enabled: boolean;
            /**
             * @description The card for all open rows. `null` leaves them with theirs, and gives those without one the default.
             * @default null
             */
            paymentMethodId: components["schemas"]["Id"] | null;
        };
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
        /**
         * @description A time at which a session can be booked.
         * @example {
         *       "startTime": "2026-03-04T17:00:00.000Z",
         *       "endTime": "2026-03-04T17:50:00.000Z"
         *     }
         */
        AvailableSlot: {
            /**
             * Format: date-time
             * @description When it would end.
             */
            endTime: string;
            /**
             * Format: date-time
             * @description When it would begin.
             */
            startTime: string;
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
         * @description Whether a coach's calendar can be subscribed to. Its address is a secret and isn't part of this.
         * @example {
         *       "createdAt": "2026-03-02T15:00:00.000Z"
         *     }
         */
        CalendarFeed: {
            /**
             * Format: date-time
             * @description When its address was made. `null` while it is off.
             */
            createdAt: string | null;
        };
        /**
         * @description `AUTOMATIC`: charged by auto-pay on its day. `MANUAL`: paid by the student.
         * @enum {string}
         */
        CaptureMethod: "AUTOMATIC" | "MANUAL";
        /**
         * @description The brand of a card.
         * @enum {string}
         */
        CardBrand: "VISA" | "MASTERCARD" | "AMERICAN_EXPRESS" | "DISCOVER" | "DINERS_CLUB" | "JCB" | "UNIONPAY" | "OTHER";
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
        /** @description A payment plan, as it is called. */
        ChosenPlan: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["PaymentPlanName"];
            source: components["schemas"]["PaymentPlanSource"];
        };
        /** @description Whether a student was at a session. */
        CircleAttendance: {
            /**
             * @description Whether the student was there.
             * @enum {string}
             */
            status: "PRESENT" | "ABSENT" | "EXCUSED";
            studentId: components["schemas"]["Id"];
        };
        /**
         * @description Who was at a session.
         * @example {
         *       "attendance": [
         *         {
         *           "studentId": "01980a3c-1f00-7000-8000-000000000001",
         *           "status": "PRESENT"
         *         }
         *       ]
         *     }
         */
        CircleAttendanceInput: {
            /** @description The members. One who is not named is not known to have been there. */
            attendance: components["schemas"]["CircleAttendance"][];
        };
        /**
         * @description Whether a student is in a circle, has left it, or went on to another one.
         * @enum {string}
         */
        CircleMembershipStatus: "ACTIVE" | "LEFT" | "TRANSFERRED";
        /**
         * @description A meeting of a circle.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-0000000002d1",
         *       "circleId": "01980a3c-1f00-7000-8000-0000000002c1",
         *       "startTime": "2026-03-05T23:00:00.000Z",
         *       "endTime": "2026-03-06T00:15:00.000Z",
         *       "timeZone": "America/New_York",
         *       "url": "https://meet.example.com/rosa",
         *       "status": "OPEN",
         *       "attendance": []
         *     }
         */
        CircleSession: {
            /** @description Who was there. A student sees their own entry only. */
            attendance: components["schemas"]["CircleAttendance"][];
            circleId: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When it ends.
             */
            endTime: string;
            id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When it begins.
             */
            startTime: string;
            status: components["schemas"]["CircleSessionStatus"];
            /**
             * Format: iana-time-zone
             * @description The time zone in which it was planned.
             */
            timeZone: string;
            /** @description Where to meet. Only members, the coach and the staff see it. */
            url: string | null;
        };
        /**
         * @description When and where a circle meets.
         * @example {
         *       "startTime": "2026-03-05T23:00:00.000Z",
         *       "endTime": "2026-03-06T00:15:00.000Z",
         *       "timeZone": "America/New_York",
         *       "url": "https://meet.example.com/rosa"
         *     }
         */
        CircleSessionInput: {
            /**
             * Format: date-time
             * @description When it ends.
             */
            endTime: string;
            /**
             * Format: date-time
             * @description When it begins.
             */
            startTime: string;
            /**
             * Format: iana-time-zone
             * @description The time zone in which it is planned.
             */
            timeZone: string;
            /**
             * Format: web-url
             * @description Where to meet.
             */
            url: string | null;
        };
        /**
         * @description `OPEN` until it begins, or `FULL` while its circle has no room; then `HELD` until the coach says who was there.
         * @enum {string}
         */
        CircleSessionStatus: "OPEN" | "FULL" | "HELD" | "ATTENDANCE_SUBMITTED";
        /** @description A member of a circle. */
        CircleStudent: {
            /**
             * Format: date-time
             * @description Since when.
             */
            joinedAt: string;
            /** @description By name. */
            name: string;
            /** @description The stored file name of a picture. */
            photo: string | null;
            studentId: components["schemas"]["Id"];
            /** @description The IANA name of the time zone, if known. */
            timeZone: string | null;
        };
        /**
         * @description Who joins a circle.
         * @example {
         *       "studentId": "01980a3c-1f00-7000-8000-000000000001"
         *     }
         */
        CircleStudentInput: {
            studentId: components["schemas"]["Id"];
        };
        /**
         * @description Where to go from a circle.
         * @example {
         *       "targetCircleId": "01980a3c-1f00-7000-8000-0000000002c2"
         *     }
         */
        CircleTransferInput: {
            targetCircleId: components["schemas"]["Id"];
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
            /**
             * Format: media
             * @description The stored file name of a wide picture, or its https address.
             */
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
            /**
             * Format: media
             * @description The stored file name of a picture, or its https address.
             */
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
            /**
             * Format: media
             * @description The stored file name of a film, or its https address.
             */
            video: string | null;
            /**
             * Format: web-url
             * @description The coach's own site.
             */
            websiteUrl: string | null;
        };
        /**
         * @description How a coach signs in, and is written to.
         * @example {
         *       "email": "coach@example.com",
         *       "unconfirmedEmail": "rosa@example.com",
         *       "timeZone": "America/Los_Angeles",
         *       "languageIso2LetterCode": "EN"
         *     }
         */
        CoachAccount: {
            email: components["schemas"]["Email"];
            languageIso2LetterCode: components["schemas"]["LanguageIso2LetterCode"];
            /** @description The IANA name of the time zone, if known. */
            timeZone: string | null;
            /** @description An address that becomes the coach's once the link sent there is followed. */
            unconfirmedEmail: components["schemas"]["Email"] | null;
        };
        /**
         * @description How a coach wants to sign in, and to be written to.
         * @example {
         *       "email": "rosa@example.com",
         *       "currentPassword": "Wellness1",
         *       "timeZone": "America/Los_Angeles",
         *       "languageIso2LetterCode": "EN"
         *     }
         */
        CoachAccountUpdate: {
            /** @description Required if `email` is a new address. */
            currentPassword?: components["schemas"]["CurrentPassword"] | null;
            email: components["schemas"]["Email"];
            languageIso2LetterCode: components["schemas"]["LanguageIso2LetterCode"];
            /**
             * Format: time-zone
             * @description The IANA name of the time zone, or `none`.
             */
            timeZone: string;
        };
        /** @description A student who booked a coach. */
        CoachClient: {
            /** @description By name. */
            name: string;
            /** @description The stored file name of a picture. */
            photo: string | null;
            studentId: components["schemas"]["Id"];
            /** @description The IANA name of the time zone, if known. */
            timeZone: string | null;
        };
        /**
         * @description All that is kept of a coach.
         * @example {
         *       "exportedAt": "2026-03-02T15:00:00.000Z",
         *       "account": {
         *         "email": "new.coach@example.com",
         *         "unconfirmedEmail": null,
         *         "timeZone": null,
         *         "languageIso2LetterCode": "EN"
         *       },
         *       "coach": {
         *         "id": "01980a3c-1f00-7000-8000-0000000000c6",
         *         "studentId": "01980a3c-1f00-7000-8000-000000000006",
         *         "firstName": "Samir",
         *         "lastName": "Haddad",
         *         "photo": null,
         *         "user": {
         *           "timeZone": null
         *         },
         *         "phone": null,
         *         "rateOfPay": null,
         *         "currency": "USD",
         *         "coverImage": null,
         *         "intro": null,
         *         "specializations": [],
         *         "focus": [],
         *         "languages": [],
         *         "hctpGraduatingClass": null,
         *         "video": null,
         *         "showPhone": false,
         *         "socialNetworks": {
         *           "linkedIn": null,
         *           "facebook": null,
         *           "instagram": null,
         *           "youtube": null
         *         },
         *         "coachWebConferenceUrl": null,
         *         "facebookGroupUrl": null,
         *         "testCall": false,
         *         "websiteUrl": null,
         *         "educations": [],
         *         "certifications": []
         *       },
         *       "products": [],
         *       "schedules": [],
         *       "coachingSessions": [],
         *       "purchases": [],
         *       "subscription": {
         *         "status": "NONE",
         *         "plan": null,
         *         "nextPlan": null,
         *         "periodStart": null,
         *         "periodEnd": null,
         *         "cancelAtPeriodEnd": false,
         *         "paymentMethodId": null,
         *         "pendingPaymentId": null
         *       },
         *       "invoices": []
         *     }
         */
        CoachDataExport: {
            account: components["schemas"]["CoachAccount"];
            coach: components["schemas"]["Coach"];
            /** @description The sessions, with their notes. */
            coachingSessions: components["schemas"]["CoachSession"][];
            /**
             * Format: date-time
             * @description When it was put together.
             */
            exportedAt: string;
            /** @description What the coach was charged. */
            invoices: components["schemas"]["SubscriptionInvoice"][];
            /** @description What the coach offers. */
            products: components["schemas"]["CoachProduct"][];
            /** @description What was bought of the coach. */
            purchases: components["schemas"]["CoachProductPurchase"][];
            /** @description When the coach can be booked. */
            schedules: components["schemas"]["CoachSchedule"][];
            subscription: components["schemas"]["Subscription"];
        };
        /**
         * @description A group of students with a coach.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-0000000002c1",
         *       "coachId": "01980a3c-1f00-7000-8000-0000000000c5",
         *       "coachName": "Rosa Delgado",
         *       "title": "Thursday evening circle",
         *       "description": "For students in their first six months who work during the day.",
         *       "languageIso2LetterCode": "EN",
         *       "capacity": 8,
         *       "studentCount": 1,
         *       "minimumOpenSessions": 2,
         *       "openSessionCount": 3,
         *       "nextSessionTime": "2026-03-05T23:00:00.000Z",
         *       "membership": "ACTIVE",
         *       "isInvited": false
         *     }
         */
        CoachingCircle: {
            /** @description How many students it has room for. */
            capacity: number;
            /** @description The coach. `null` while there is none. */
            coachId: components["schemas"]["Id"] | null;
            /** @description The coach by name. */
            coachName: string | null;
            /** @description Whom it is for. */
            description: string;
            id: components["schemas"]["Id"];
            /** @description Whether the coach has added the student, who has not agreed yet: by joining, or by leaving. */
            isInvited: boolean;
            languageIso2LetterCode: components["schemas"]["LanguageIso2LetterCode"];
            /** @description What the student is in it. `null` who never was. */
            membership: components["schemas"]["CircleMembershipStatus"] | null;
            /** @description Deleting sessions may not leave fewer open than these. */
            minimumOpenSessions: number;
            /**
             * Format: date-time
             * @description When the next session begins. `null` when none is planned.
             */
            nextSessionTime: string | null;
            /** @description How many sessions have not begun yet. */
            openSessionCount: number;
            /** @description How many it has. */
            studentCount: number;
            /** @description What it is called. */
            title: string;
        };
        /**
         * @description A circle with who is in it and when it meets. The members are named to each other, the coach and the staff only.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-0000000002c1",
         *       "coachId": "01980a3c-1f00-7000-8000-0000000000c5",
         *       "coachName": "Rosa Delgado",
         *       "title": "Thursday evening circle",
         *       "description": "For students in their first six months who work during the day.",
         *       "languageIso2LetterCode": "EN",
         *       "capacity": 8,
         *       "studentCount": 1,
         *       "minimumOpenSessions": 2,
         *       "openSessionCount": 3,
         *       "nextSessionTime": "2026-03-05T23:00:00.000Z",
         *       "membership": "ACTIVE",
         *       "isInvited": false,
         *       "students": [
         *         {
         *           "studentId": "01980a3c-1f00-7000-8000-000000000001",
         *           "name": "Maya Lindqvist",
         *           "photo": null,
         *           "timeZone": "America/New_York",
         *           "joinedAt": "2025-12-01T15:00:00.000Z"
         *         }
         *       ],
         *       "coachingSessions": [
         *         {
         *           "id": "01980a3c-1f00-7000-8000-0000000002d1",
         *           "circleId": "01980a3c-1f00-7000-8000-0000000002c1",
         *           "startTime": "2026-03-05T23:00:00.000Z",
         *           "endTime": "2026-03-06T00:15:00.000Z",
         *           "timeZone": "America/New_York",
         *           "url": "https://meet.example.com/rosa",
         *           "status": "OPEN",
         *           "attendance": []
         *         }
         *       ]
         *     }
         */
        CoachingCircleDetails: {
            /** @description How many students it has room for. */
            capacity: number;
            /** @description The coach. `null` while there is none. */
            coachId: components["schemas"]["Id"] | null;
            /** @description The sessions, the latest 100 of them, in the order of time. */
            coachingSessions: components["schemas"]["CircleSession"][];
            /** @description The coach by name. */
            coachName: string | null;
            /** @description Whom it is for. */
            description: string;
            id: components["schemas"]["Id"];
            /** @description Whether the coach has added the student, who has not agreed yet: by joining, or by leaving. */
            isInvited: boolean;
            languageIso2LetterCode: components["schemas"]["LanguageIso2LetterCode"];
            /** @description What the student is in it. `null` who never was. */
            membership: components["schemas"]["CircleMembershipStatus"] | null;
            /** @description Deleting sessions may not leave fewer open than these. */
            minimumOpenSessions: number;
            /**
             * Format: date-time
             * @description When the next session begins. `null` when none is planned.
             */
            nextSessionTime: string | null;
            /** @description How many sessions have not begun yet. */
            openSessionCount: number;
            /** @description How many it has. */
            studentCount: number;
            /** @description The members, by name. */
            students: components["schemas"]["CircleStudent"][];
            /** @description What it is called. */
            title: string;
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
         *       },
         *       "deliveryMode": "ONLINE",
         *       "status": "PUBLISHED",
         *       "version": 1
         *     }
         */
        CoachProduct: {
            /** @description ISO 4217 code. */
            currency: string;
            /** @description How the coach and the client meet. `null` where that is not said. */
            deliveryMode: components["schemas"]["DeliveryMode"] | null;
            /** @description What one gets. */
            description: string | null;
            id: components["schemas"]["Id"];
            /**
             * Format: media
             * @description The stored file name of a picture, or its https address.
             */
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
            status: components["schemas"]["CoachProductStatus"];
            /** @description What it is called. */
            title: string;
            type: components["schemas"]["OfferingType"];
            /** @description Grows by one with each change. */
            version: number;
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
            /**
             * @description How the coach and the client meet.
             * @default null
             * @enum {string|null}
             */
            deliveryMode: "ONLINE" | "IN_PERSON" | null;
            /** @description What one gets. */
            description: string | null;
            /**
             * Format: media
             * @description The stored file name of a picture, or its https address.
             */
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
            /**
             * @description Who can see it. `null` leaves it as it is; a new product is then published.
             * @default null
             * @enum {string|null}
             */
            status: "DRAFT" | "PUBLISHED" | null;
            /** @description What it is called. */
            title: string;
            /**
             * @description Whether it is a service or a thing.
             * @default SERVICE
             * @enum {string}
             */
            type: "SERVICE" | "PRODUCT";
            /**
             * @description The version that was changed. Another one in the meantime answers `versionConflict`. `null` changes whatever is there.
             * @default null
             */
            version: number | null;
        };
        /**
         * @description Something of a coach that somebody bought.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-0000000003e1",
         *       "coach": {
         *         "value": "01980a3c-1f00-7000-8000-0000000000c5",
         *         "label": "Rosa Delgado"
         *       },
         *       "customer": {
         *         "value": "01980a3c-1f00-7000-8000-000000000001",
         *         "label": "Maya Lindqvist"
         *       },
         *       "productId": "01980a3c-1f00-7000-8000-000000007501",
         *       "title": "Sleep reset, four sessions",
         *       "coachProductType": "SERVICE",
         *       "amount": 32000,
         *       "currency": "USD",
         *       "status": "PAID",
         *       "sessionCount": 4,
         *       "bookedSessionCount": 2,
         *       "paymentId": "01980a3c-1f00-7000-8000-000000005001",
         *       "createdAt": "2026-02-10T15:00:00.000Z",
         *       "refundedAt": null
         *     }
         */
        CoachProductPurchase: {
            /** @description What it cost, in minor units of `currency`. */
            amount: number;
            /** @description How many of them have a time. Cancelled in time they can be booked again. */
            bookedSessionCount: number;
            coach: components["schemas"]["PartyOption"];
            coachProductType: components["schemas"]["OfferingType"];
            /**
             * Format: date-time
             * @description When it was bought.
             */
            createdAt: string;
            /** @description ISO 4217 code. */
            currency: string;
            customer: components["schemas"]["PartyOption"];
            id: components["schemas"]["Id"];
            /** @description The payment. While it is in progress, it says where its holder has to confirm it. `null` where it is free. */
            paymentId: components["schemas"]["Id"] | null;
            /** @description What was bought. `null` when it is no longer there. */
            productId: components["schemas"]["Id"] | null;
            /**
             * Format: date-time
             * @description When the money went back.
             */
            refundedAt: string | null;
            /** @description How many sessions were bought. */
            sessionCount: number;
            status: components["schemas"]["CoachProductPurchaseStatus"];
            /** @description What it was called when it was bought. */
            title: string;
        };
        /**
         * @description Which purchases to list.
         * @example {
         *       "coach": {
         *         "value": "01980a3c-1f00-7000-8000-0000000000c5",
         *         "label": "Rosa Delgado"
         *       },
         *       "customer": null,
         *       "coachProductType": "SERVICE",
         *       "status": null
         *     }
         */
        CoachProductPurchaseCriteria: {
            /**
             * @description Keep those of this coach.
             * @default null
             */
            coach: components["schemas"]["PartyOption"] | null;
            /**
             * @description Keep services, or things.
             * @default null
             * @enum {string|null}
             */
            coachProductType: "SERVICE" | "PRODUCT" | null;
            /**
             * @description Keep those of this student.
             * @default null
             */
            customer: components["schemas"]["PartyOption"] | null;
            /**
             * @description Keep those with this status.
             * @default null
             * @enum {string|null}
             */
            status: "IN_PROGRESS" | "PAID" | "FAILED" | "REFUNDED" | null;
        };
        /**
         * @description What to buy.
         * @example {
         *       "productId": "01980a3c-1f00-7000-8000-000000007501",
         *       "reservationId": null,
         *       "paymentMethodId": "01980a3c-1f00-7000-8000-000000004001"
         *     }
         */
        CoachProductPurchaseInput: {
            /** @description How to pay. `null` for what is free. */
            paymentMethodId: components["schemas"]["Id"] | null;
            productId: components["schemas"]["Id"];
            /** @description The time of the first session. `null` books it later. */
            reservationId: components["schemas"]["Id"] | null;
        };
        /**
         * @description What has become of the payment. `REFUNDED` is one whose money goes back, and has when there is a `refundedAt`.
         * @enum {string}
         */
        CoachProductPurchaseStatus: "IN_PROGRESS" | "PAID" | "FAILED" | "REFUNDED";
        /**
         * @description A draft is seen by the coach alone.
         * @enum {string}
         */
        CoachProductStatus: "DRAFT" | "PUBLISHED";
        /**
         * @description Whether a product is to be seen.
         * @example {
         *       "status": "PUBLISHED"
         *     }
         */
        CoachProductStatusUpdate: {
            status: components["schemas"]["CoachProductStatus"];
        };
        /**
         * @description How complete a coach's profile is.
         * @example {
         *       "percent": 81.81,
         *       "missing": [
         *         "video",
         *         "coverImage"
         *       ]
         *     }
         */
        CoachProfileCompletion: {
            /** @description What is not there yet, in the order in which it helps most. */
            missing: components["schemas"]["CoachProfilePart"][];
            /** @description With two decimals, rounded down: 100 means all. */
            percent: number;
        };
        /**
         * @description A part of a coach's profile.
         * @enum {string}
         */
        CoachProfilePart: "photo" | "intro" | "specializations" | "focus" | "languages" | "educations" | "certifications" | "coverImage" | "video" | "socialNetworks" | "timeZone";
        /**
         * @description When a coach can be booked.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-0000000003c1",
         *       "name": "Weekday mornings",
         *       "timeZone": "America/Los_Angeles",
         *       "weekly": [
         *         {
         *           "day": "MONDAY",
         *           "startTime": "09:00",
         *           "endTime": "12:00"
         *         },
         *         {
         *           "day": "WEDNESDAY",
         *           "startTime": "09:00",
         *           "endTime": "12:00"
         *         }
         *       ],
         *       "overrides": [
         *         {
         *           "date": "2026-07-03",
         *           "ranges": []
         *         },
         *         {
         *           "date": "2026-07-06",
         *           "ranges": [
         *             {
         *               "startTime": "13:00",
         *               "endTime": "16:00"
         *             }
         *           ]
         *         }
         *       ],
         *       "bufferMinutes": 10,
         *       "minimumNoticeMinutes": 720,
         *       "horizonDays": 60,
         *       "version": 3
         *     }
         */
        CoachSchedule: {
            /** @description Minutes kept free around each session. */
            bufferMinutes: number;
            /** @description How many days ahead, at most, it can be booked. */
            horizonDays: number;
            id: components["schemas"]["Id"];
            /** @description How long ahead, in minutes, a session has to be booked at the latest. */
            minimumNoticeMinutes: number;
            /** @description What the coach calls it. */
            name: string;
            /** @description Days on which other hours hold than those of the week. */
            overrides: components["schemas"]["DateOverride"][];
            /**
             * Format: iana-time-zone
             * @description The IANA name of the zone whose clock the times are of.
             */
            timeZone: string;
            /** @description Grows by one with each change. */
            version: number;
            /** @description The hours of every week. Ranges of one day do not overlap, and none passes midnight. */
            weekly: components["schemas"]["WeeklyRange"][];
        };
        /**
         * @description When a coach wants to be booked.
         * @example {
         *       "name": "Weekday mornings",
         *       "timeZone": "America/Los_Angeles",
         *       "weekly": [
         *         {
         *           "day": "MONDAY",
         *           "startTime": "09:00",
         *           "endTime": "12:00"
         *         },
         *         {
         *           "day": "WEDNESDAY",
         *           "startTime": "09:00",
         *           "endTime": "12:00"
         *         }
         *       ],
         *       "overrides": [
         *         {
         *           "date": "2026-07-03",
         *           "ranges": []
         *         },
         *         {
         *           "date": "2026-07-06",
         *           "ranges": [
         *             {
         *               "startTime": "13:00",
         *               "endTime": "16:00"
         *             }
         *           ]
         *         }
         *       ],
         *       "bufferMinutes": 10,
         *       "minimumNoticeMinutes": 720,
         *       "horizonDays": 60
         *     }
         */
        CoachScheduleInput: {
            /**
             * @description Minutes kept free around each session.
             * @default 0
             */
            bufferMinutes: number;
            /**
             * @description How many days ahead, at most, it can be booked.
             * @default 60
             */
            horizonDays: number;
            /**
             * @description How long ahead, in minutes, a session has to be booked at the latest.
             * @default 720
             */
            minimumNoticeMinutes: number;
            /** @description What the coach calls it. */
            name: string;
            /** @description Days on which other hours hold than those of the week. */
            overrides: components["schemas"]["DateOverride"][];
            /**
             * Format: iana-time-zone
             * @description The IANA name of the zone whose clock the times are of.
             */
            timeZone: string;
            /**
             * @description The version that was changed. Another one in the meantime answers `versionConflict`. `null` changes whatever is there.
             * @default null
             */
            version: number | null;
            /** @description The hours of every week. Ranges of one day do not overlap, and none passes midnight. */
            weekly: components["schemas"]["WeeklyRange"][];
        };
        /**
         * @description A meeting of a coach and a client.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-0000000003d1",
         *       "coachId": "01980a3c-1f00-7000-8000-0000000000c5",
         *       "coachName": "Rosa Delgado",
         *       "productId": "01980a3c-1f00-7000-8000-000000007501",
         *       "purchaseId": "01980a3c-1f00-7000-8000-0000000003e1",
         *       "title": "Sleep reset, four sessions",
         *       "client": {
         *         "studentId": "01980a3c-1f00-7000-8000-000000000001",
         *         "name": "Maya Lindqvist",
         *         "photo": null,
         *         "timeZone": "America/New_York"
         *       },
         *       "startTime": "2026-03-04T17:00:00.000Z",
         *       "endTime": "2026-03-04T17:50:00.000Z",
         *       "timeZone": "America/New_York",
         *       "url": "https://meet.example.com/rosa",
         *       "status": "BOOKED",
         *       "reason": null,
         *       "rescheduledFrom": null,
         *       "notes": []
         *     }
         */
        CoachSession: {
            client: components["schemas"]["CoachClient"];
            coachId: components["schemas"]["Id"];
            /** @description The coach by name. */
            coachName: string;
            /**
             * Format: date-time
             * @description When it ends.
             */
            endTime: string;
            id: components["schemas"]["Id"];
            /** @description What the coach wrote down, the newest first. Only the coach sees them. */
            notes: components["schemas"]["CoachSessionNote"][];
            /** @description What was booked. `null` when it is no longer there. */
            productId: components["schemas"]["Id"] | null;
            purchaseId: components["schemas"]["Id"];
            /** @description Why it was moved or cancelled, as far as somebody said. */
            reason: string | null;
            /**
             * Format: date-time
             * @description When it would have begun, before it was moved.
             */
            rescheduledFrom: string | null;
            /**
             * Format: date-time
             * @description When it begins.
             */
            startTime: string;
            status: components["schemas"]["CoachSessionStatus"];
            /** @description The time zone in which the client reads the time. */
            timeZone: string;
            /** @description What was booked, by name. */
            title: string;
            /** @description Where to meet. */
            url: string | null;
        };
        /**
         * @description What became of a session.
         * @example {
         *       "status": "OCCURRED"
         *     }
         */
        CoachSessionAttendance: {
            /**
             * @description Whether the client was there.
             * @enum {string}
             */
            status: "OCCURRED" | "NO_SHOW";
        };
        /**
         * @description Which time to book.
         * @example {
         *       "reservationId": "01980a3c-1f00-7000-8000-0000000003d9"
         *     }
         */
        CoachSessionBooking: {
            reservationId: components["schemas"]["Id"];
        };
        /**
         * @description Why a session won’t take place.
         * @example {
         *       "reason": "I have a fever."
         *     }
         */
        CoachSessionCancellation: {
            /** @description Why, for the other one to read. */
            reason: string | null;
        };
        /**
         * @description When a session is to be instead.
         * @example {
         *       "startTime": "2026-03-05T17:00:00.000Z",
         *       "endTime": "2026-03-05T17:50:00.000Z",
         *       "reason": null
         *     }
         */
        CoachSessionMove: {
            /**
             * Format: date-time
             * @description When it ends.
             */
            endTime: string;
            /** @description Why, for the other one to read. */
            reason: string | null;
            /**
             * Format: date-time
             * @description When it begins.
             */
            startTime: string;
        };
        /** @description Something that the coach wrote down. */
        CoachSessionNote: {
            /**
             * Format: date-time
             * @description When it was written.
             */
            createdAt: string;
            id: components["schemas"]["Id"];
            /** @description The note. */
            text: string;
        };
        /**
         * @description Something to write down.
         * @example {
         *       "text": "Goes to bed at eleven now. Next: the phone stays in the kitchen."
         *     }
         */
        CoachSessionNoteInput: {
            /** @description The note. */
            text: string;
        };
        /**
         * @description What has become of it. `LATE_CANCELLED` is one that the client cancelled less than 24 hours before it began; it is
         *     not refunded.
         * @enum {string}
         */
        CoachSessionStatus: "BOOKED" | "OCCURRED" | "NO_SHOW" | "CANCELLED" | "LATE_CANCELLED";
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
         *       "acceptedTerms": true,
         *       "timeZone": "America/Los_Angeles"
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
            /**
             * Format: iana-time-zone
             * @description The IANA name of the time zone, if known: e-mails name times in it.
             */
            timeZone?: string;
        };
        /**
         * @description A coach in a list, with what their services are about.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-0000000000c1",
         *       "firstName": "Rosa",
         *       "lastName": "Delgado",
         *       "photo": null,
         *       "user": {
         *         "timeZone": "America/Los_Angeles"
         *       },
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
         *       "serviceCategoryIds": [
         *         "HABITS",
         *         "SLEEP"
         *       ],
         *       "serviceCount": 2,
         *       "freeServiceCount": 1,
         *       "lowestPrice": 32000,
         *       "currency": "USD"
         *     }
         */
        CoachSummary: {
            /** @description ISO 4217 code. */
            currency: string;
            /** @description Given name. */
            firstName: string;
            /** @description Whom and what the coach works with most. */
            focus: string[];
            /** @description How many of these services are free. */
            freeServiceCount: number;
            id: components["schemas"]["Id"];
            /** @description The coach, in their own words. */
            intro: string | null;
            /** @description Languages the coach works in. */
            languages: string[];
            /** @description Family name. */
            lastName: string;
            /** @description The lowest price of a paid service, in minor units of `currency`; null if all are free. */
            lowestPrice: number | null;
            /**
             * Format: media
             * @description The stored file name of a picture, or its https address.
             */
            photo: string | null;
            /** @description The kinds of services on offer, each once. */
            serviceCategoryIds: ("NUTRITION" | "SLEEP" | "STRESS" | "MOVEMENT" | "HABITS" | "WOMENS_HEALTH" | "OTHER")[];
            /** @description How many services are on offer. */
            serviceCount: number;
            /** @description What the coach is trained in. */
            specializations: string[];
            user: components["schemas"]["CoachUser"];
        };
        /**
         * @description What a coach can change. It replaces everything it names, and it names everything. The object as it was read is taken as
         *     well: what only the server sets is ignored.
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
            certifications?: components["schemas"]["ReadOnly"];
            /**
             * Format: web-url
             * @description Where online sessions take place.
             */
            coachWebConferenceUrl: string | null;
            /**
             * Format: media
             * @description The stored file name of a wide picture, or its https address.
             */
            coverImage: string | null;
            currency?: components["schemas"]["ReadOnly"];
            educations?: components["schemas"]["ReadOnly"];
            /**
             * Format: web-url
             * @description A group on Facebook.
             */
            facebookGroupUrl: string | null;
            firstName?: components["schemas"]["ReadOnly"];
            /** @description Whom and what the coach works with most. */
            focus: string[];
            /** @description The class of the health coach training program. */
            hctpGraduatingClass: string | null;
            id?: components["schemas"]["ReadOnly"];
            /** @description The coach, in their own words. */
            intro: string | null;
            /** @description Languages the coach works in. */
            languages: string[];
            lastName?: components["schemas"]["ReadOnly"];
            phone?: components["schemas"]["ReadOnly"];
            photo: components["schemas"]["Photo"];
            rateOfPay: components["schemas"]["RateOfPay"];
            /** @description Whether others see the phone. */
            showPhone: boolean;
            socialNetworks: components["schemas"]["SocialNetworks"];
            /** @description What the coach is trained in. */
            specializations: string[];
            studentId?: components["schemas"]["ReadOnly"];
            /** @description Whether the test call was made. */
            testCall: boolean;
            user: components["schemas"]["UserUpdate"];
            /**
             * Format: media
             * @description The stored file name of a film, or its https address.
             */
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
         * @description A class of a program.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-000000000201",
         *       "programId": "01980a3c-1f00-7000-8000-000000000101",
         *       "startDate": "2026-03-30",
         *       "graduationDate": "2026-09-28",
         *       "seatsLeft": 7,
         *       "capacity": 40,
         *       "languageIso2LetterCode": "EN",
         *       "deliveryMode": "ONLINE"
         *     }
         */
        Cohort: {
            /** @description Seats in all. */
            capacity: number;
            deliveryMode: components["schemas"]["DeliveryMode"];
            /**
             * Format: date
             * @description The last day.
             */
            graduationDate: string;
            id: components["schemas"]["Id"];
            languageIso2LetterCode: components["schemas"]["LanguageIso2LetterCode"];
            programId: components["schemas"]["Id"];
            /** @description Free seats. 0 means full. */
            seatsLeft: number;
            /**
             * Format: date
             * @description The first day.
             */
            startDate: string;
        };
        /**
         * @description A student wants to hear when enrollment opens, in one class or in any class in a language.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-00000000ca01",
         *       "programId": "01980a3c-1f00-7000-8000-000000000102",
         *       "languageIso2LetterCode": "ES",
         *       "cohortId": null,
         *       "createdAt": "2026-03-01T15:00:00.000Z"
         *     }
         */
        CohortAlert: {
            /** @description The one class. `null` for any class of the program in the language. */
            cohortId: components["schemas"]["Id"] | null;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            createdAt: string;
            id: components["schemas"]["Id"];
            languageIso2LetterCode: components["schemas"]["LanguageIso2LetterCode"];
            programId: components["schemas"]["Id"];
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
         *       "subject": "We received your payment",
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
         * @description ISO 4217 code.
         * @example USD
         */
        Currency: string;
        /**
         * Format: password
         * @description A password as it is, whatever the rules were when it was chosen.
         */
        CurrentPassword: string;
        /** @description The hours of one day. No ranges mean a day off. */
        DateOverride: {
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            /** @description Stretches of time that do not overlap. */
            ranges: {
                endTime: components["schemas"]["TimeOfDay"];
                startTime: components["schemas"]["TimeOfDay"];
            }[];
        };
        /**
         * @description Where people meet. The values are those of the lookup `DELIVERY_MODE`.
         * @enum {string}
         */
        DeliveryMode: "ONLINE" | "IN_PERSON";
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
         *       "email": "maya.lindqvist@example.org",
         *       "currentPassword": "Wellness1"
         *     }
         */
        EmailVerificationRequest: {
            application?: components["schemas"]["Application"];
            /** @description Required for a new address. */
            currentPassword?: components["schemas"]["CurrentPassword"] | null;
            /** @description A new address, which replaces the present one once it is confirmed. Left out, the present one. */
            email?: components["schemas"]["Email"] | null;
        };
        /**
         * @description An agreement that belongs to an application.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-000000000701",
         *       "title": "Enrollment agreement",
         *       "version": "2026-01",
         *       "languageIso2LetterCode": "EN",
         *       "status": "SENT",
         *       "signedAt": null,
         *       "html": "<article lang=\"en-US\"><h2>Enrollment agreement</h2></article>",
         *       "documentId": "01980a3c-1f00-7000-8000-000000000711",
         *       "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *       "fields": [
         *         {
         *           "name": "refundsRead",
         *           "type": "CHECKBOX",
         *           "label": "I have read what is refunded when I cancel.",
         *           "isRequired": true,
         *           "value": null
         *         }
         *       ],
         *       "statement": "I agree to use electronic records and signatures, I have read these documents, and I sign them."
         *     }
         */
        EnrollmentAgreement: {
            /** @description The document of the envelope, for its download. */
            documentId: components["schemas"]["Id"];
            /** @description What is to be filled in before signing. */
            fields: components["schemas"]["EnvelopeField"][];
            hash: components["schemas"]["Hash"];
            /** @description An `article` with headings from the second level on, without scripts, styles, links or pictures. */
            html: string;
            /** @description The envelope that it is signed in. */
            id: components["schemas"]["Id"];
            languageIso2LetterCode: components["schemas"]["LanguageIso2LetterCode"];
            /**
             * Format: date-time
             * @description When it was signed.
             */
            signedAt: string | null;
            statement: components["schemas"]["SigningStatement"];
            status: components["schemas"]["EnvelopeStatus"];
            /** @description What it is called, in its language. */
            title: string;
            /** @description Which wording it is. */
            version: string;
        };
        /**
         * @description An application for a class of a program, from the first draft to the enrollment.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-000000009002",
         *       "number": "E-20481",
         *       "studentId": "01980a3c-1f00-7000-8000-000000000002",
         *       "studentName": "Theo Okafor",
         *       "program": {
         *         "id": "01980a3c-1f00-7000-8000-000000000101",
         *         "title": "Health Coach Training Program",
         *         "currency": "USD"
         *       },
         *       "cohort": {
         *         "id": "01980a3c-1f00-7000-8000-000000000201",
         *         "programId": "01980a3c-1f00-7000-8000-000000000101",
         *         "startDate": "2026-03-30",
         *         "graduationDate": "2026-09-28",
         *         "seatsLeft": 7,
         *         "capacity": 40,
         *         "languageIso2LetterCode": "EN",
         *         "deliveryMode": "ONLINE"
         *       },
         *       "status": "DRAFT",
         *       "version": 3,
         *       "languageIso2LetterCode": "EN",
         *       "steps": [
         *         {
         *           "name": "COURSE",
         *           "status": "COMPLETED"
         *         },
         *         {
         *           "name": "PERSONAL_INFO",
         *           "status": "COMPLETED"
         *         },
         *         {
         *           "name": "PAYMENT_PLAN",
         *           "status": "NOT_STARTED"
         *         },
         *         {
         *           "name": "AGREEMENT",
         *           "status": "CANNOT_START"
         *         },
         *         {
         *           "name": "PAYMENT_METHOD",
         *           "status": "CANNOT_START"
         *         },
         *         {
         *           "name": "REVIEW",
         *           "status": "CANNOT_START"
         *         }
         *       ],
         *       "paymentPlan": null,
         *       "voucherCode": null,
         *       "paymentMethodId": null,
         *       "autoPay": false,
         *       "agreementId": null,
         *       "price": null,
         *       "payment": null,
         *       "paymentScheduleId": null,
         *       "note": null,
         *       "expectation": {
         *         "awaits": "STUDENT",
         *         "minimum": null,
         *         "maximum": null,
         *         "unit": null,
         *         "by": null
         *       },
         *       "timeline": [
         *         {
         *           "status": "DRAFT",
         *           "occurredAt": "2026-03-02T15:00:00.000Z",
         *           "actor": "STUDENT",
         *           "actorName": "Theo Okafor",
         *           "note": null
         *         }
         *       ],
         *       "createdAt": "2026-03-02T15:00:00.000Z",
         *       "updatedAt": "2026-03-02T15:10:00.000Z",
         *       "submittedAt": null,
         *       "discardedAt": "2026-05-01T15:10:00.000Z",
         *       "transferredToId": null
         *     }
         */
        EnrollmentApplication: {
            /** @description The envelope of the enrollment agreement, once what it says is known. */
            agreementId: components["schemas"]["Id"] | null;
            /** @description Whether auto-pay is on once the application is submitted. */
            autoPay: boolean;
            /** @description The class. `null` while none is chosen. */
            cohort: components["schemas"]["Cohort"] | null;
            /**
             * Format: date-time
             * @description When it was begun.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When a draft is going to be discarded, if nothing is done with it.
             */
            discardedAt: string | null;
            /** @description What happens next. `null` when nothing more does. */
            expectation: components["schemas"]["EnrollmentExpectation"] | null;
            id: components["schemas"]["Id"];
            languageIso2LetterCode: components["schemas"]["LanguageIso2LetterCode"];
            /** @description What the advisor asks to be changed, or why it was rejected or withdrawn. */
            note: string | null;
            /** @description What the student and the institute call it. */
            number: string;
            /** @description The payment that was made on submitting. `null` where none was. */
            payment: components["schemas"]["EnrollmentPayment"] | null;
            /** @description The card that is going to be charged. */
            paymentMethodId: components["schemas"]["Id"] | null;
            /** @description The payment plan. `null` while none is chosen. */
            paymentPlan: components["schemas"]["ChosenPlan"] | null;
            /** @description The payment schedule, once it is submitted. */
            paymentScheduleId: components["schemas"]["Id"] | null;
            /** @description What it comes to today. `null` until a class and a plan are chosen, and once the payment schedule says it. */
            price: components["schemas"]["Price"] | null;
            /** @description What it is for. */
            program: {
                currency: components["schemas"]["Currency"];
                id: components["schemas"]["Id"];
                /** @description What the program is called. */
                title: string;
            };
            status: components["schemas"]["EnrollmentApplicationStatus"];
            /** @description How far each step has come, in their order. */
            steps: components["schemas"]["EnrollmentStep"][];
            studentId: components["schemas"]["Id"];
            /** @description Who applies. */
            studentName: string;
            /**
             * Format: date-time
             * @description When it was last submitted.
             */
            submittedAt: string | null;
            /** @description What has happened, the oldest first. */
            timeline: components["schemas"]["EnrollmentTransition"][];
            /** @description The application that took its place, where the student has transferred. */
            transferredToId: components["schemas"]["Id"] | null;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updatedAt: string;
            /** @description Grows with each change. */
            version: number;
            /** @description The voucher that makes it cheaper. */
            voucherCode: string | null;
        };
        /**
         * @description What was entered in one step, as far as it was entered. `COURSE` takes `cohortId`; `PERSONAL_INFO` takes the rest, which
         *     becomes part of the student's profile. `version` is the one that was read; another one is a conflict.
         * @example {
         *       "step": "COURSE",
         *       "version": 1,
         *       "cohortId": "01980a3c-1f00-7000-8000-000000000201"
         *     }
         * @example {
         *       "step": "PERSONAL_INFO",
         *       "version": 2,
         *       "personalInfo": {
         *         "firstName": "Theo",
         *         "middleName": null,
         *         "lastName": "Okafor",
         *         "gender": "MALE",
         *         "dateBirth": "1994-08-11"
         *       }
         *     }
         */
        EnrollmentApplicationPatch: {
            address?: components["schemas"]["Address"];
            cohortId?: components["schemas"]["Id"];
            contactInfo?: components["schemas"]["ContactInfo"];
            educationLevel?: components["schemas"]["EducationLevel"];
            militaryMember?: components["schemas"]["MilitaryMember"];
            occupation?: components["schemas"]["Occupation"];
            personalInfo?: components["schemas"]["PersonalInfo"];
            /**
             * @description The step.
             * @enum {string}
             */
            step: "COURSE" | "PERSONAL_INFO";
            /** @description The version this is a change of. */
            version: number;
        };
        /**
         * @description How far an application has come.
         * @enum {string}
         */
        EnrollmentApplicationStatus: "DRAFT" | "SUBMITTED" | "IN_REVIEW" | "CHANGES_REQUESTED" | "APPROVED" | "SIGNING" | "COMPLETE" | "REJECTED" | "WITHDRAWN" | "DISCARDED" | "TRANSFERRED";
        /** @description Who has to do something next, and within what time. */
        EnrollmentExpectation: {
            /**
             * @description Who is waited for.
             * @enum {string}
             */
            awaits: "STUDENT" | "ADVISOR" | "ADMISSIONS";
            /**
             * Format: date-time
             * @description The moment that this comes to.
             */
            by: string | null;
            /** @description Up to how many units. `null`: no promise. */
            maximum: number | null;
            /** @description From how many units on. `null`: no promise. */
            minimum: number | null;
            /**
             * @description Of what.
             * @enum {string|null}
             */
            unit: "BUSINESS_DAY" | "HOUR" | null;
        };
        /** @description The payment of what was due on submitting. */
        EnrollmentPayment: {
            /** @description In minor units of `currency`. */
            amount: number;
            currency: components["schemas"]["Currency"];
            id: components["schemas"]["Id"];
            /** @description Where the student has to confirm it. */
            nextActionUrl: string | null;
            status: components["schemas"]["PaymentStatus"];
        };
        /**
         * @description What submitting costs, and what is due when. It holds for 15 minutes, and only as long as nothing is changed.
         * @example {
         *       "quoteId": "01980a3c-1f00-7000-8000-000000000801",
         *       "currency": "USD",
         *       "dueToday": 50000,
         *       "price": {
         *         "tuition": 540000,
         *         "discount": 0,
         *         "netTuition": 540000,
         *         "amountFinanced": 490000,
         *         "annualPercentageRate": 1084,
         *         "interest": 0,
         *         "taxes": 0,
         *         "totalOwed": 540000,
         *         "dueToday": 50000
         *       },
         *       "rows": [
         *         {
         *           "type": "DEPOSIT",
         *           "installment": 0,
         *           "dueDate": "2026-03-02",
         *           "amountDue": 50000,
         *           "interestAmount": 0,
         *           "taxAmount": 0
         *         }
         *       ],
         *       "expiresAt": "2026-03-02T15:15:00.000Z"
         *     }
         */
        EnrollmentQuote: {
            currency: components["schemas"]["Currency"];
            /** @description What is charged on submitting. */
            dueToday: number;
            /**
             * Format: date-time
             * @description Until when it holds.
             */
            expiresAt: string;
            price: components["schemas"]["Price"];
            quoteId: components["schemas"]["Id"];
            /** @description What is due, in the order of the due dates. */
            rows: components["schemas"]["PriceRow"][];
        };
        /**
         * @description Why an application is given up, if somebody wants to say.
         * @example {
         *       "reason": "I found another date."
         *     }
         */
        EnrollmentReason: {
            /** @description In the student's words. */
            reason?: string | null;
        };
        /** @description A step, and how far it has come. */
        EnrollmentStep: {
            name: components["schemas"]["EnrollmentStepName"];
            status: components["schemas"]["EnrollmentStepStatus"];
        };
        /**
         * @description A step of enrolling.
         * @enum {string}
         */
        EnrollmentStepName: "COURSE" | "PERSONAL_INFO" | "PAYMENT_PLAN" | "AGREEMENT" | "PAYMENT_METHOD" | "REVIEW";
        /**
         * @description `CANNOT_START`: an earlier step has to be completed first. `PROBLEM`: what was completed no longer holds.
         * @enum {string}
         */
        EnrollmentStepStatus: "CANNOT_START" | "NOT_STARTED" | "IN_PROGRESS" | "COMPLETED" | "PROBLEM";
        /**
         * @description What the student was told and agrees to.
         * @example {
         *       "quoteId": "01980a3c-1f00-7000-8000-000000000801"
         *     }
         */
        EnrollmentSubmission: {
            quoteId: components["schemas"]["Id"];
        };
        /**
         * @description What became of an attempt to submit.
         * @example {
         *       "status": "REFUSED",
         *       "failureKey": "failedPay"
         *     }
         */
        EnrollmentSubmissionOutcome: {
            /** @description The error key of the charge that was refused. */
            failureKey: string | null;
            /**
             * @description CHARGING: the provider has not answered yet. REFUSED: everything was taken back.
             * @enum {string}
             */
            status: "CHARGING" | "SUBMITTED" | "REFUSED";
        };
        /** @description A status that an application came into. */
        EnrollmentTransition: {
            /**
             * @description Who did it.
             * @enum {string}
             */
            actor: "STUDENT" | "ADVISOR" | "SYSTEM";
            /** @description By name, where it was a person. */
            actorName: string | null;
            /** @description What was said. */
            note: string | null;
            /**
             * Format: date-time
             * @description When.
             */
            occurredAt: string;
            status: components["schemas"]["EnrollmentApplicationStatus"];
        };
        /**
         * @description Documents that are signed together.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-000000000701",
         *       "studentId": "01980a3c-1f00-7000-8000-000000000001",
         *       "applicationId": "01980a3c-1f00-7000-8000-000000009001",
         *       "kind": "DISCLOSURES",
         *       "title": "Disclosures and handbook",
         *       "languageIso2LetterCode": "EN",
         *       "status": "SENT",
         *       "isRequired": true,
         *       "sentAt": "2026-03-02T15:00:00.000Z",
         *       "openedAt": null,
         *       "signedAt": null,
         *       "completedAt": null,
         *       "closedAt": null,
         *       "reason": null,
         *       "expiresAt": "2026-03-16T15:00:00.000Z",
         *       "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *       "signers": [
         *         {
         *           "party": "STUDENT",
         *           "name": "Maya Lindqvist",
         *           "order": 1,
         *           "signedAt": null,
         *           "method": null
         *         },
         *         {
         *           "party": "INSTITUTE",
         *           "name": "Office of the registrar",
         *           "order": 2,
         *           "signedAt": null,
         *           "method": null
         *         }
         *       ],
         *       "documents": [
         *         {
         *           "id": "01980a3c-1f00-7000-8000-000000000711",
         *           "title": "Consumer disclosures",
         *           "version": "2026-01",
         *           "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *           "sha256": null
         *         }
         *       ],
         *       "fields": [
         *         {
         *           "name": "disclosuresRead",
         *           "type": "CHECKBOX",
         *           "label": "I have read the consumer disclosures.",
         *           "isRequired": true,
         *           "value": null
         *         }
         *       ],
         *       "statement": "I agree to use electronic records and signatures, I have read these documents, and I sign them.",
         *       "replacedById": null
         *     }
         */
        Envelope: {
            /** @description The application it belongs to. */
            applicationId: components["schemas"]["Id"] | null;
            /**
             * Format: date-time
             * @description When it was declined or voided, or expired.
             */
            closedAt: string | null;
            /**
             * Format: date-time
             * @description When it was sealed. Until then the final copy is being prepared.
             */
            completedAt: string | null;
            /** @description What is signed. */
            documents: components["schemas"]["EnvelopeDocument"][];
            /**
             * Format: date-time
             * @description Until when it can be signed.
             */
            expiresAt: string;
            /** @description What is to be filled in before signing. */
            fields: components["schemas"]["EnvelopeField"][];
            hash: components["schemas"]["Hash"];
            id: components["schemas"]["Id"];
            /** @description Whether the application waits for it. */
            isRequired: boolean;
            kind: components["schemas"]["EnvelopeKind"];
            languageIso2LetterCode: components["schemas"]["LanguageIso2LetterCode"];
            /**
             * Format: date-time
             * @description When the student first opened it.
             */
            openedAt: string | null;
            /** @description Why it was declined or voided. */
            reason: string | null;
            /** @description The envelope that was sent in its place, where one was. */
            replacedById: components["schemas"]["Id"] | null;
            /**
             * Format: date-time
             * @description When it was sent.
             */
            sentAt: string;
            /**
             * Format: date-time
             * @description When the student signed.
             */
            signedAt: string | null;
            /** @description Who signs, in the order in which they sign. */
            signers: components["schemas"]["Signer"][];
            statement: components["schemas"]["SigningStatement"];
            status: components["schemas"]["EnvelopeStatus"];
            studentId: components["schemas"]["Id"];
            /** @description What it is called, in its language. */
            title: string;
        };
        /** @description A document of an envelope. */
        EnvelopeDocument: {
            hash: components["schemas"]["Hash"];
            id: components["schemas"]["Id"];
            /** @description Of the sealed PDF, once there is one. */
            sha256: string | null;
            /** @description What it is called, in its language. */
            title: string;
            /** @description Which wording it is. */
            version: string;
        };
        /** @description Something to be filled in. */
        EnvelopeField: {
            /** @description Whether one cannot sign without it. */
            isRequired: boolean;
            /** @description What is asked, in the language of the envelope. */
            label: string;
            name: components["schemas"]["EnvelopeFieldName"];
            /**
             * @description What it takes. A ticked box is `true`.
             * @enum {string}
             */
            type: "CHECKBOX" | "TEXT";
            /** @description What was filled in. */
            value: string | null;
        };
        /** @description The name of a field. */
        EnvelopeFieldName: string;
        /**
         * @description What kind of documents it holds.
         * @enum {string}
         */
        EnvelopeKind: "ENROLLMENT_AGREEMENT" | "DISCLOSURES";
        /**
         * @description Why it is not going to be signed.
         * @example {
         *       "reason": "My last name is spelled differently."
         *     }
         */
        EnvelopeReason: {
            /** @description In the words of whoever says so. */
            reason: string;
        };
        /**
         * @description What it takes to sign.
         * @example {
         *       "consent": true,
         *       "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *       "signature": {
         *         "type": "TYPED",
         *         "value": "Maya Lindqvist",
         *         "name": "Maya Lindqvist"
         *       },
         *       "fields": [
         *         {
         *           "name": "disclosuresRead",
         *           "value": "true"
         *         }
         *       ]
         *     }
         */
        EnvelopeSignature: {
            /** @description Whether the signer agrees to electronic records and signatures. */
            consent: boolean;
            /**
             * @description What was filled in.
             * @default []
             */
            fields: {
                name: components["schemas"]["EnvelopeFieldName"];
                /** @description What was filled in; `true` for a ticked box. */
                value: string;
            }[];
            hash: components["schemas"]["Hash"];
            /**
             * @description Whether the signer means to sign with another name than that of the student.
             * @default false
             */
            isNameConfirmed: boolean;
            signature: components["schemas"]["Signature"];
        };
        /**
         * @description `SIGNED`: by the student. `COMPLETED`: by everybody, and sealed. `VOIDED`: taken back by the institute.
         * @enum {string}
         */
        EnvelopeStatus: "SENT" | "OPENED" | "SIGNED" | "COMPLETED" | "DECLINED" | "EXPIRED" | "VOIDED";
        /** @description The month until whose end a card is good, as `YYYY-MM`. */
        Expiration: string;
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
         *       "object": "DOCUMENT"
         *     }
         */
        FileUpload: {
            /** @description The file, 10 MB at most. Its type is read from its content; its name is not used. */
            file: string;
            object: components["schemas"]["FileObject"];
        };
        /**
         * @description `PAST_DUE`: something is unpaid after its due date. `COLLECTIONS`: for 90 days or longer.
         * @enum {string}
         */
        FinancialStatus: "GOOD" | "PAST_DUE" | "COLLECTIONS";
        /**
         * @description How an account stands. Every figure is a sum over the rows of the schedule, in minor units of `currency`, and they
         *     add up: `totalPaid` is what was charged to cards less what was refunded to them, and `totalRemaining` is
         *     `netTuition + interest + taxes - totalPaid - rollover`.
         * @example {
         *       "paymentScheduleId": "01980a3c-1f00-7000-8000-000000000401",
         *       "currency": "USD",
         *       "netTuition": 483500,
         *       "totalPaid": 367960,
         *       "totalRemaining": 137340,
         *       "refunds": {
         *         "withdrawal": 0,
         *         "voucher": 2500,
         *         "custom": 0
         *       },
         *       "rollover": 0,
         *       "payOffAmount": 132980,
         *       "pendingPayments": [],
         *       "rolloverCredit": 0,
         *       "interest": 21800,
         *       "taxes": 0,
         *       "status": "GOOD",
         *       "daysOverdue": 0,
         *       "amountOverdue": 0,
         *       "autoPay": true,
         *       "nextPayment": {
         *         "dueDate": "2026-03-07",
         *         "amount": 45780
         *       }
         *     }
         */
        FinancialSummary: {
            /** @description What was due before today and is not paid. */
            amountOverdue: number;
            /** @description Whether rows are charged by themselves when they are due. */
            autoPay: boolean;
            currency: components["schemas"]["Currency"];
            /** @description Days since the oldest unpaid due date. */
            daysOverdue: number;
            /** @description Interest, paid or not. */
            interest: number;
            /** @description Tuition and fees after discount, less what was given back of them. */
            netTuition: number;
            /** @description The next open row. `null` where nothing is left. */
            nextPayment: {
                /** @description What is left of it. */
                amount: number;
                /**
                 * Format: date
                 * @description When it is due.
                 */
                dueDate: string;
            } | null;
            /** @description The schedule it is about. `null` where there is none, and all figures are 0. */
            paymentScheduleId: components["schemas"]["Id"] | null;
            /** @description What paying everything today comes to: interest that has not accrued yet is left out. */
            payOffAmount: number;
            /** @description Payments of the student that are in progress, of any schedule, the newest first. */
            pendingPayments: components["schemas"]["Payment"][];
            /** @description What was refunded to cards, by the reason. */
            refunds: {
                /** @description For any other reason. */
                custom: number;
                /** @description Because of a voucher. */
                voucher: number;
                /** @description Because the student left. */
                withdrawal: number;
            };
            /** @description What came from another schedule; negative where it went to another one. */
            rollover: number;
            /** @description What is kept for a later enrollment of the student. Of no schedule yet. */
            rolloverCredit: number;
            status: components["schemas"]["FinancialStatus"];
            /** @description Taxes, paid or not. */
            taxes: number;
            /** @description Charged to cards less refunded to them. */
            totalPaid: number;
            /** @description What is still to be paid. */
            totalRemaining: number;
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
         * @description What is to be signed, in a few letters. Of one document it is its hash, of several the SHA-256 of their hashes in their
         *     order, each followed by a line feed. Whoever signs sends back the hash of what was shown.
         */
        Hash: string;
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
         * @description A calendar with its new address, which is shown only this once.
         * @example {
         *       "createdAt": "2026-03-02T15:00:00.000Z",
         *       "path": "/calendar_feeds/Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0/sessions.ics"
         *     }
         */
        NewCalendarFeed: {
            /**
             * Format: date-time
             * @description When its address was made.
             */
            createdAt: string;
            /** @description Where the calendar is, below the address of the API. Anyone who has it can read the calendar. */
            path: string;
        };
        /**
         * @description What a student wants to hear of.
         * @example {
         *       "programId": "01980a3c-1f00-7000-8000-000000000102",
         *       "languageIso2LetterCode": "ES",
         *       "cohortId": null
         *     }
         */
        NewCohortAlert: {
            /** @description The one class. `null` for any class of the program in the language. */
            cohortId: components["schemas"]["Id"] | null;
            languageIso2LetterCode: components["schemas"]["LanguageIso2LetterCode"];
            programId: components["schemas"]["Id"];
        };
        /**
         * @description What to apply for.
         * @example {
         *       "programId": "01980a3c-1f00-7000-8000-000000000101",
         *       "cohortId": "01980a3c-1f00-7000-8000-000000000201",
         *       "voucherCode": "SPRING10"
         *     }
         */
        NewEnrollmentApplication: {
            /** @description The class, where it is known already. */
            cohortId?: components["schemas"]["Id"] | null;
            programId: components["schemas"]["Id"];
            /** @description A voucher. */
            voucherCode?: string | null;
        };
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
        /**
         * @description An envelope together with what it holds, to be read before signing.
         * @example {
         *       "envelope": {
         *         "id": "01980a3c-1f00-7000-8000-000000000701",
         *         "studentId": "01980a3c-1f00-7000-8000-000000000001",
         *         "applicationId": "01980a3c-1f00-7000-8000-000000009001",
         *         "kind": "DISCLOSURES",
         *         "title": "Disclosures and handbook",
         *         "languageIso2LetterCode": "EN",
         *         "status": "SENT",
         *         "isRequired": true,
         *         "sentAt": "2026-03-02T15:00:00.000Z",
         *         "openedAt": null,
         *         "signedAt": null,
         *         "completedAt": null,
         *         "closedAt": null,
         *         "reason": null,
         *         "expiresAt": "2026-03-16T15:00:00.000Z",
         *         "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *         "signers": [
         *           {
         *             "party": "STUDENT",
         *             "name": "Maya Lindqvist",
         *             "order": 1,
         *             "signedAt": null,
         *             "method": null
         *           },
         *           {
         *             "party": "INSTITUTE",
         *             "name": "Office of the registrar",
         *             "order": 2,
         *             "signedAt": null,
         *             "method": null
         *           }
         *         ],
         *         "documents": [
         *           {
         *             "id": "01980a3c-1f00-7000-8000-000000000711",
         *             "title": "Consumer disclosures",
         *             "version": "2026-01",
         *             "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *             "sha256": null
         *           }
         *         ],
         *         "fields": [
         *           {
         *             "name": "disclosuresRead",
         *             "type": "CHECKBOX",
         *             "label": "I have read the consumer disclosures.",
         *             "isRequired": true,
         *             "value": null
         *           }
         *         ],
         *         "statement": "I agree to use electronic records and signatures, I have read these documents, and I sign them.",
         *         "replacedById": null
         *       },
         *       "documents": [
         *         {
         *           "id": "01980a3c-1f00-7000-8000-000000000711",
         *           "title": "Consumer disclosures",
         *           "html": "<article lang=\"en-US\"><h2>Consumer disclosures</h2></article>"
         *         }
         *       ]
         *     }
         */
        OpenedEnvelope: {
            /** @description The texts of the documents. */
            documents: {
                /** @description An `article` with headings from the second level on. It has no scripts, styles, links or pictures. `hash` of the document is its SHA-256 in UTF-8. */
                html: string;
                id: components["schemas"]["Id"];
                /** @description What it is called. */
                title: string;
            }[];
            envelope: components["schemas"]["Envelope"];
        };
        /** @description About the whole list, of which `content` is one page. */
        Pagination: {
            /** @description Rows on all pages together. */
            total: number;
        };
        /** @description One of the two sides of a purchase, as a choice in a list. */
        PartyOption: {
            /** @description The name. */
            label: string;
            /** @description The id of the coach, or of the student. `null` when the account was closed. */
            value: components["schemas"]["Id"] | null;
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
        /**
         * @description Money that moves, or was to move, from a card to the institute.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-000000000801",
         *       "number": "2026-5F3C09A1",
         *       "kind": "INSTALLMENT",
         *       "status": "ACCEPTED",
         *       "captureMethod": "MANUAL",
         *       "amount": 45780,
         *       "currency": "USD",
         *       "interestSaved": 0,
         *       "paymentScheduleId": "01980a3c-1f00-7000-8000-000000000401",
         *       "rowIds": [
         *         "01980a3c-1f00-7000-8000-000000000601"
         *       ],
         *       "paymentMethodId": "01980a3c-1f00-7000-8000-000000000501",
         *       "brand": "VISA",
         *       "last4": "4242",
         *       "isCancelled": false,
         *       "failureKey": null,
         *       "nextActionUrl": null,
         *       "createdAt": "2026-03-02T15:00:00.000Z",
         *       "settledAt": "2026-03-02T15:00:01.000Z"
         *     }
         */
        Payment: {
            /** @description In minor units of `currency`. */
            amount: number;
            brand: components["schemas"]["CardBrand"];
            captureMethod: components["schemas"]["CaptureMethod"];
            /**
             * Format: date-time
             * @description When it began.
             */
            createdAt: string;
            currency: components["schemas"]["Currency"];
            /** @description Of an `INVALID` payment, the key of the message to show. */
            failureKey: string | null;
            id: components["schemas"]["Id"];
            /** @description Interest that is not charged because it was paid early. */
            interestSaved: number;
            /** @description Whether the student has cancelled it. */
            isCancelled: boolean;
            kind: components["schemas"]["PaymentKind"];
            /** @description The last four digits of the card. */
            last4: string;
            /** @description Where the holder of the card has to confirm the payment before it goes on: an address, or a path on this server. */
            nextActionUrl: string | null;
            /** @description The number on the receipt, short enough to be read out. */
            number: string;
            /** @description The card. `null` where it was deleted since. */
            paymentMethodId: components["schemas"]["Id"] | null;
            /** @description The schedule it belongs to, if any. */
            paymentScheduleId: components["schemas"]["Id"] | null;
            /** @description The rows that it goes to. */
            rowIds: components["schemas"]["Id"][];
            /**
             * Format: date-time
             * @description When it was accepted or refused.
             */
            settledAt: string | null;
            status: components["schemas"]["PaymentStatus"];
        };
        /**
         * @description A quote, and the card to charge.
         * @example {
         *       "quoteId": "01980a3c-1f00-7000-8000-000000000701",
         *       "paymentMethodId": "01980a3c-1f00-7000-8000-000000000501"
         *     }
         */
        PaymentInput: {
            paymentMethodId: components["schemas"]["Id"];
            quoteId: components["schemas"]["Id"];
        };
        /**
         * @description What is paid. The last three belong to no schedule.
         * @enum {string}
         */
        PaymentKind: "DEPOSIT" | "INSTALLMENT" | "PRE_PAY" | "PAY_OFF" | "CUSTOM" | "FEE" | "SUBSCRIPTION" | "PURCHASE";
        /**
         * @description A card of a student. The number itself is known to the provider alone.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-000000000501",
         *       "isDefault": true,
         *       "brand": "VISA",
         *       "last4": "4242",
         *       "expiration": "2028-11",
         *       "isExpired": false,
         *       "holderName": "Maya Lindqvist",
         *       "assignedRows": 3
         *     }
         */
        PaymentMethod: {
            /** @description How many open rows of payment schedules it is assigned to. */
            assignedRows: number;
            brand: components["schemas"]["CardBrand"];
            expiration: components["schemas"]["Expiration"];
            /** @description The name on the card. */
            holderName: string | null;
            id: components["schemas"]["Id"];
            /** @description Whether it is charged when no other is named. Exactly one of a student's cards is. */
            isDefault: boolean;
            /** @description Whether that month is over. Such a card is not charged. */
            isExpired: boolean;
            /** @description The last four digits. */
            last4: string;
        };
        /**
         * @description The card to charge.
         * @example {
         *       "paymentMethodId": "01980a3c-1f00-7000-8000-000000000501",
         *       "autoPay": true
         *     }
         */
        PaymentMethodChoice: {
            /**
             * @description Whether auto-pay is on from submitting on: later installments are charged to this card on their due dates. It is switched for every payment schedule of the student. `null` leaves it as it is; for a new student it is off.
             * @default null
             */
            autoPay: boolean | null;
            paymentMethodId: components["schemas"]["Id"];
        };
        /**
         * @description A card that the provider has taken.
         * @example {
         *       "providerToken": "card_9sK2",
         *       "isDefault": true,
         *       "holderName": "Maya Lindqvist",
         *       "address": null
         *     }
         */
        PaymentMethodInput: {
            /** @description Where its bills go. */
            address: components["schemas"]["Address"] | null;
            /** @description The name on the card, where it is not the one given to the provider. */
            holderName: string | null;
            /** @description Whether it becomes the default. The first card does in any case. */
            isDefault: boolean;
            /** @description What the provider calls it. */
            providerToken: string;
        };
        /**
         * @description Which card takes over.
         * @example {
         *       "targetMethodId": "01980a3c-1f00-7000-8000-000000000502"
         *     }
         */
        PaymentMethodReassignment: {
            targetMethodId: components["schemas"]["Id"];
        };
        /**
         * @description What an app needs to show the provider's form for a card.
         * @example {
         *       "provider": "SANDBOX",
         *       "clientSecret": "setup_3vJ9",
         *       "expiresAt": "2026-03-02T15:30:00.000Z",
         *       "publishableKey": null,
         *       "formPath": "/sandbox/card?clientSecret=setup_3vJ9"
         *     }
         */
        PaymentMethodSetup: {
            /** @description Opens the form. */
            clientSecret: string;
            /**
             * Format: date-time
             * @description Until when.
             */
            expiresAt: string;
            /** @description Sandbox: the path of the form on this server, to be shown in a frame. It posts `{ type: 'providerToken', providerToken }` to the app. */
            formPath: string | null;
            /**
             * @description Who takes the card.
             * @enum {string}
             */
            provider: "SANDBOX" | "STRIPE";
            /** @description Stripe: the key for its script. */
            publishableKey: string | null;
        };
        /**
         * @description Where the card is to be entered.
         * @example {
         *       "application": "STUDENT"
         *     }
         */
        PaymentMethodSetupInput: {
            /**
             * @description The app that shows the provider's form. The sandbox lets no other page show it.
             * @default STUDENT
             * @enum {string}
             */
            application: "STUDENT" | "COACH";
        };
        /**
         * @description What can change without a new card.
         * @example {
         *       "expiration": "2029-01",
         *       "holderName": "Maya Lindqvist"
         *     }
         */
        PaymentMethodUpdate: {
            expiration: components["schemas"]["Expiration"];
            /** @description The name on the card. */
            holderName: string | null;
        };
        /**
         * @description A way to pay for a program, with what it comes to for one class.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-000000000301",
         *       "source": "INSTITUTE",
         *       "name": "Deposit and 2 monthly installments",
         *       "programId": "01980a3c-1f00-7000-8000-000000000101",
         *       "currency": "USD",
         *       "terms": {
         *         "installmentAmount": 221250,
         *         "amountFinanced": 440000,
         *         "annualPercentageRate": 446,
         *         "totalOwed": 492500,
         *         "amountDue": 50000,
         *         "interestRate": 300,
         *         "depositAmount": 50000,
         *         "installmentCount": 2,
         *         "currency": "USD"
         *       },
         *       "price": {
         *         "tuition": 540000,
         *         "discount": 50000,
         *         "netTuition": 490000,
         *         "amountFinanced": 440000,
         *         "annualPercentageRate": 446,
         *         "interest": 2500,
         *         "taxes": 0,
         *         "totalOwed": 492500,
         *         "dueToday": 50000
         *       },
         *       "rows": [
         *         {
         *           "type": "DEPOSIT",
         *           "installment": 0,
         *           "dueDate": "2026-03-02",
         *           "amountDue": 50000,
         *           "interestAmount": 0,
         *           "taxAmount": 0
         *         },
         *         {
         *           "type": "INSTALLMENT",
         *           "installment": 1,
         *           "dueDate": "2026-03-30",
         *           "amountDue": 221250,
         *           "interestAmount": 1250,
         *           "taxAmount": 0
         *         },
         *         {
         *           "type": "INSTALLMENT",
         *           "installment": 2,
         *           "dueDate": "2026-04-30",
         *           "amountDue": 221250,
         *           "interestAmount": 1250,
         *           "taxAmount": 0
         *         }
         *       ]
         *     }
         */
        PaymentPlan: {
            currency: components["schemas"]["Currency"];
            id: components["schemas"]["Id"];
            name: components["schemas"]["PaymentPlanName"];
            price: components["schemas"]["Price"];
            programId: components["schemas"]["Id"];
            /** @description What would be due, and when, in the order of the due dates. */
            rows: components["schemas"]["PriceRow"][];
            source: components["schemas"]["PaymentPlanSource"];
            terms: components["schemas"]["PaymentPlanTerms"];
        };
        /**
         * @description The payment plan that is chosen.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-000000000301",
         *       "source": "INSTITUTE",
         *       "name": "Deposit and 10 monthly installments"
         *     }
         */
        PaymentPlanChoice: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["PaymentPlanName"];
            source: components["schemas"]["PaymentPlanSource"];
        };
        /** @description What the plan is called. */
        PaymentPlanName: string;
        /**
         * @description With whom a plan was agreed: with the institute itself, or with the student's employer.
         * @enum {string}
         */
        PaymentPlanSource: "INSTITUTE" | "EMPLOYER";
        /**
         * @description The figures of the contract. Amounts are in minor units of `currency`.
         * @example {
         *       "installmentAmount": 45780,
         *       "amountFinanced": 436000,
         *       "annualPercentageRate": 1090,
         *       "totalOwed": 507800,
         *       "amountDue": 0,
         *       "interestRate": 600,
         *       "depositAmount": 50000,
         *       "installmentCount": 10,
         *       "currency": "USD"
         *     }
         */
        PaymentPlanTerms: {
            /** @description What is due by today and not paid. */
            amountDue: number;
            amountFinanced: components["schemas"]["AmountFinanced"];
            annualPercentageRate: components["schemas"]["AnnualPercentageRate"];
            currency: components["schemas"]["Currency"];
            /** @description What is due at enrollment, without tax. */
            depositAmount: number;
            /** @description One installment, with its interest and tax. The last one may be some cents larger. */
            installmentAmount: number;
            /** @description How many monthly installments follow. 0 means that all is due at enrollment. */
            installmentCount: number;
            /** @description A year, in hundredths of a percent: 650 is 6.5 %. */
            interestRate: number;
            /** @description Everything together: tuition after discount, interest and taxes. */
            totalOwed: number;
        };
        /**
         * @description What it comes to. Amounts are in minor units of `currency`.
         * @example {
         *       "quoteId": "01980a3c-1f00-7000-8000-000000000701",
         *       "kind": "CUSTOM",
         *       "amount": 20000,
         *       "currency": "USD",
         *       "min": 1000,
         *       "max": 137340,
         *       "interestSaved": 0,
         *       "rowIds": [
         *         "01980a3c-1f00-7000-8000-000000000601"
         *       ],
         *       "expiresAt": "2026-03-02T15:15:00.000Z"
         *     }
         */
        PaymentQuote: {
            /** @description What is charged. */
            amount: number;
            currency: components["schemas"]["Currency"];
            /**
             * Format: date-time
             * @description Until when it can be paid.
             */
            expiresAt: string;
            /** @description Interest that is no longer owed after it. */
            interestSaved: number;
            kind: components["schemas"]["PaymentKind"];
            /** @description The most that could be paid. */
            max: number;
            /** @description The least that could be paid. */
            min: number;
            quoteId: components["schemas"]["Id"];
            /** @description The rows that it goes to. */
            rowIds: components["schemas"]["Id"][];
        };
        /**
         * @description What somebody would like to pay.
         * @example {
         *       "kind": "CUSTOM",
         *       "amount": 20000
         *     }
         */
        PaymentQuoteInput: {
            /**
             * @description For `CUSTOM`, in minor units. `null` means the next row, to learn the limits.
             * @default null
             */
            amount: number | null;
            /**
             * @description `INSTALLMENT`: rows that are due, or the next one. `PRE_PAY`: rows before they are due. `PAY_OFF`: everything,
             *     without the interest of months that have not begun. `CUSTOM`: any amount; it goes to the oldest rows first.
             * @enum {string}
             */
            kind: "INSTALLMENT" | "PRE_PAY" | "PAY_OFF" | "CUSTOM";
            /**
             * @description Rows, for `INSTALLMENT` and `PRE_PAY`. None named means what is due by today, or else the next row.
             * @default []
             */
            rowIds: components["schemas"]["Id"][];
        };
        /**
         * @description What one enrollment costs, and when it is due.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-000000000401",
         *       "studentId": "01980a3c-1f00-7000-8000-000000000001",
         *       "applicationId": "01980a3c-1f00-7000-8000-000000009001",
         *       "programId": "01980a3c-1f00-7000-8000-000000000101",
         *       "programTitle": "Health Coach Training Program",
         *       "cohortId": "01980a3c-1f00-7000-8000-000000000201",
         *       "paymentPlan": {
         *         "id": "01980a3c-1f00-7000-8000-000000000301",
         *         "source": "INSTITUTE",
         *         "name": "Deposit and 10 monthly installments"
         *       },
         *       "status": "ACTIVE",
         *       "currency": "USD",
         *       "totalOwed": 507800,
         *       "totalRemaining": 137340,
         *       "nextDueDate": "2026-03-07",
         *       "voucherCode": "SPRING10",
         *       "transferredToId": null,
         *       "createdAt": "2025-07-08T15:00:00.000Z",
         *       "version": 9
         *     }
         */
        PaymentSchedule: {
            /** @description The application it belongs to. */
            applicationId: components["schemas"]["Id"] | null;
            cohortId: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            currency: components["schemas"]["Currency"];
            id: components["schemas"]["Id"];
            /**
             * Format: date
             * @description When the next open row is due.
             */
            nextDueDate: string | null;
            /** @description The plan it was made from, as it was then. */
            paymentPlan: {
                id: components["schemas"]["Id"];
                name: components["schemas"]["PaymentPlanName"];
                source: components["schemas"]["PaymentPlanSource"];
            };
            programId: components["schemas"]["Id"];
            /** @description What it pays for. */
            programTitle: string;
            status: components["schemas"]["PaymentScheduleStatus"];
            studentId: components["schemas"]["Id"];
            /** @description The sum of all rows that are not deleted. */
            totalOwed: number;
            /** @description What of it is still to be paid. */
            totalRemaining: number;
            /** @description The schedule that took its place. */
            transferredToId: components["schemas"]["Id"] | null;
            /** @description Grows with each change. */
            version: number;
            /** @description The voucher that made it cheaper. */
            voucherCode: string | null;
        };
        /**
         * @description One amount of a payment schedule, with its due date. Amounts are in minor units of `currency`.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-000000000601",
         *       "type": "INSTALLMENT",
         *       "captureMethod": "AUTOMATIC",
         *       "currency": "USD",
         *       "status": "SCHEDULED",
         *       "paymentMethod": "CARD",
         *       "paymentMethodId": "01980a3c-1f00-7000-8000-000000000501",
         *       "brand": "VISA",
         *       "last4": "4242",
         *       "paymentId": null,
         *       "installment": 8,
         *       "dueDate": "2026-03-07",
         *       "amountDue": 45780,
         *       "interestAmount": 2180,
         *       "taxAmount": 0,
         *       "amountToday": 45780,
         *       "amountPaid": 0,
         *       "rolloverAmount": 0,
         *       "amountRefunded": 0,
         *       "nextAttemptOn": "2026-03-07"
         *     }
         */
        PaymentScheduleRow: {
            /** @description All of it, interest and tax included. */
            amountDue: number;
            /** @description What was paid of it by card. */
            amountPaid: number;
            /** @description What was given back of what was paid. It is not owed again. */
            amountRefunded: number;
            /** @description What paying the rest of it today comes to: interest that has not accrued yet is left out. */
            amountToday: number;
            /** @description The brand of that card. */
            brand: components["schemas"]["CardBrand"] | null;
            captureMethod: components["schemas"]["CaptureMethod"];
            currency: components["schemas"]["Currency"];
            /**
             * Format: date
             * @description When it is due.
             */
            dueDate: string;
            id: components["schemas"]["Id"];
            /** @description Which installment it is, counted from 1; 0 for what is due at enrollment and for fees. */
            installment: number;
            /** @description The part of it that is interest. */
            interestAmount: number;
            /** @description The last four digits of that card. */
            last4: string | null;
            /**
             * Format: date
             * @description When auto-pay charges it. `null` where it does not.
             */
            nextAttemptOn: string | null;
            /** @description The payment that charged it last, or is charging it. */
            paymentId: components["schemas"]["Id"] | null;
            /**
             * @description With what it was paid, or is going to be: a card, or money that came from another schedule. `null` where no card is assigned.
             * @enum {string|null}
             */
            paymentMethod: "CARD" | "ROLLOVER" | null;
            /** @description The card it was charged to, or is assigned to. `null` also where that card was deleted. */
            paymentMethodId: components["schemas"]["Id"] | null;
            /** @description What was paid of it with money from another schedule. */
            rolloverAmount: number;
            status: components["schemas"]["PaymentScheduleRowStatus"];
            /** @description The part of it that is tax. */
            taxAmount: number;
            type: components["schemas"]["PaymentScheduleRowType"];
        };
        /**
         * @description `SCHEDULED`: still to be paid, or what is left of it. `IN_PROGRESS`: being charged. `ACCEPTED`: paid. `INVALID`: the
         *     charge was refused; it can be tried again. `DELETED`: the schedule ended before it was paid. `REFUNDED`: paid and
         *     given back in full.
         * @enum {string}
         */
        PaymentScheduleRowStatus: "SCHEDULED" | "IN_PROGRESS" | "ACCEPTED" | "INVALID" | "DELETED" | "REFUNDED";
        /**
         * @description `DEPOSIT` is what is due at enrollment, `FEE` what a transfer costs.
         * @enum {string}
         */
        PaymentScheduleRowType: "DEPOSIT" | "INSTALLMENT" | "FEE";
        /**
         * @description `CONCLUDED`: nothing is left to pay. `TRANSFERRED`: another schedule took its place.
         * @enum {string}
         */
        PaymentScheduleStatus: "ACTIVE" | "CONCLUDED" | "TRANSFERRED";
        /**
         * @description `IN_PROGRESS`: the provider has not said. `ACCEPTED`: the money has moved. `INVALID`: it has not, and will not.
         * @enum {string}
         */
        PaymentStatus: "IN_PROGRESS" | "ACCEPTED" | "INVALID";
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
        /**
         * Format: media
         * @description The stored file name of a picture, or its https address.
         */
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
         * @description What enrolling comes to. Amounts are in minor units of the currency beside it.
         * @example {
         *       "tuition": 540000,
         *       "discount": 54000,
         *       "netTuition": 486000,
         *       "amountFinanced": 436000,
         *       "annualPercentageRate": 1090,
         *       "interest": 21800,
         *       "taxes": 0,
         *       "totalOwed": 507800,
         *       "dueToday": 50000
         *     }
         */
        Price: {
            amountFinanced: components["schemas"]["AmountFinanced"];
            annualPercentageRate: components["schemas"]["AnnualPercentageRate"];
            /** @description What the voucher takes off. */
            discount: number;
            /** @description What is due at enrollment. */
            dueToday: number;
            /** @description All interest together: the finance charge. */
            interest: number;
            /** @description Tuition less discount. */
            netTuition: number;
            /** @description All taxes together. */
            taxes: number;
            /** @description Net tuition, interest and taxes; the sum of all rows. */
            totalOwed: number;
            /** @description The price of the program. */
            tuition: number;
        };
        /** @description One amount that would be due. */
        PriceRow: {
            /** @description All of it, interest and tax included, in minor units. */
            amountDue: number;
            /**
             * Format: date
             * @description When it is due.
             */
            dueDate: string;
            /** @description Which installment it is, counted from 1; 0 for what is due at enrollment. */
            installment: number;
            /** @description The part of it that is interest. */
            interestAmount: number;
            /** @description The part of it that is tax. */
            taxAmount: number;
            type: components["schemas"]["PaymentScheduleRowType"];
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
            /** @description On a conflict, the thing as it is now: of `versionConflict` what was to be changed, of `cardAlreadyExist` the card. */
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
        /**
         * @description Something that students enroll in.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-000000000101",
         *       "title": "Health Coach Training Program",
         *       "summary": "Twenty-six weeks from good listener to certified health coach.",
         *       "tracks": [
         *         "HEALTH_COACH",
         *         "NUTRITION"
         *       ],
         *       "languages": [
         *         "EN",
         *         "ES"
         *       ],
         *       "price": 540000,
         *       "currency": "USD",
         *       "weeks": 26,
         *       "weeklyHours": 6,
         *       "isAlumniOnly": false,
         *       "nextStartDate": "2026-03-30"
         *     }
         */
        Program: {
            currency: components["schemas"]["Currency"];
            id: components["schemas"]["Id"];
            /** @description Whether only those who have graduated may enroll. */
            isAlumniOnly: boolean;
            /** @description The languages in which a class is still to start. */
            languages: components["schemas"]["LanguageIso2LetterCode"][];
            /**
             * Format: date
             * @description When the next class with a free seat starts.
             */
            nextStartDate: string | null;
            /** @description The tuition, in minor units of `currency`; 0 is free. */
            price: number;
            /** @description What one learns, in a few sentences. */
            summary: string;
            /** @description What it is called, in the language asked for where there is a translation. */
            title: string;
            /** @description The tracks one can take it in. */
            tracks: components["schemas"]["ProgramTrack"][];
            /** @description Hours of work a week. */
            weeklyHours: number;
            /** @description How long a class takes. */
            weeks: number;
        };
        /**
         * @description A direction of study.
         * @enum {string}
         */
        ProgramTrack: "HEALTH_COACH" | "NUTRITION" | "MENTORSHIP" | "INTRODUCTION";
        /** @description Pay for an hour, in minor units of `currency`. */
        RateOfPay: number | null;
        /** @description A member that an answer has and a request may send back. The server ignores it. */
        ReadOnly: unknown;
        /**
         * @description What was moved.
         * @example {
         *       "moved": 3
         *     }
         */
        ReassignedRows: {
            /** @description How many open rows are now assigned to the other card. */
            moved: number;
        };
        /**
         * @description The refresh token of the session. It is good for one use.
         * @example {
         *       "refreshToken": "9sKdU6vQe1xYt3oPz0hRj8gFa5bCw2mN",
         *       "idleSeconds": 4
         *     }
         */
        RefreshRequest: {
            /**
             * @description How many seconds ago the person was last active, as the app saw it. An app that was offline while the person
             *     was active sends it, so that the session goes on. It is taken into account only if it is less than 300 and the
             *     last reported activity is no more than 30 minutes old.
             */
            idleSeconds?: number;
            refreshToken: components["schemas"]["Token"];
        };
        /**
         * @description Money given back of one payment: a refund over several payments is several.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-000000000901",
         *       "paymentId": "01980a3c-1f00-7000-8000-000000000801",
         *       "type": "VOUCHER",
         *       "destination": "CARD",
         *       "status": "ACCEPTED",
         *       "amount": 2500,
         *       "currency": "USD",
         *       "reason": "Voucher SPRING10",
         *       "createdAt": "2026-02-28T15:00:00.000Z"
         *     }
         */
        Refund: {
            /** @description In minor units of `currency`. */
            amount: number;
            /**
             * Format: date-time
             * @description When it began.
             */
            createdAt: string;
            currency: components["schemas"]["Currency"];
            /**
             * @description Where it went.
             * @enum {string}
             */
            destination: "CARD" | "ROLLOVER";
            id: components["schemas"]["Id"];
            /** @description The payment it is taken from. `null` where it had come from another schedule. */
            paymentId: components["schemas"]["Id"] | null;
            /** @description The reason in words. */
            reason: string | null;
            status: components["schemas"]["PaymentStatus"];
            /**
             * @description The kind of reason. `TRANSFER`: it went to the schedule that took the place of this one.
             * @enum {string}
             */
            type: "WITHDRAWAL" | "VOUCHER" | "CUSTOM" | "TRANSFER";
        };
        /**
         * @description What is given back, and why.
         * @example {
         *       "type": "VOUCHER",
         *       "destination": "CARD",
         *       "amount": 2500,
         *       "reason": "Voucher SPRING10"
         *     }
         */
        RefundInput: {
            /** @description In minor units of the schedule's currency. */
            amount: number;
            /**
             * @description Back to the cards it came from, or kept for a later enrollment.
             * @default CARD
             * @enum {string}
             */
            destination: "CARD" | "ROLLOVER";
            /** @description The reason in words. */
            reason: string | null;
            /**
             * @description The kind of reason.
             * @enum {string}
             */
            type: "WITHDRAWAL" | "VOUCHER" | "CUSTOM";
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
         * @description The token of a reset link.
         * @example {
         *       "token": "Zk3vB8nQ2wRt6yUi0oPa4sDf"
         *     }
         */
        ResetPasswordCheck: {
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
         * @description Which card a row is charged to.
         * @example {
         *       "paymentMethodId": "01980a3c-1f00-7000-8000-000000000502"
         *     }
         */
        RowPaymentMethod: {
            paymentMethodId: components["schemas"]["Id"];
        };
        /**
         * @description Where to, and what it costs.
         * @example {
         *       "paymentPlanId": "01980a3c-1f00-7000-8000-000000000301",
         *       "cohortId": "01980a3c-1f00-7000-8000-000000000202",
         *       "fee": 0
         *     }
         */
        ScheduleTransferInput: {
            cohortId: components["schemas"]["Id"];
            /** @description In minor units; a row of the new schedule, due at once. */
            fee: number;
            paymentPlanId: components["schemas"]["Id"];
        };
        /**
         * @description A receipt that was sent by e-mail.
         * @example {
         *       "email": "student@example.com"
         *     }
         */
        SentReceipt: {
            /** @description The address it was sent to. */
            email: components["schemas"]["Email"];
        };
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
         *       "startedAt": "2026-03-02T15:00:00.000Z",
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
            /**
             * Format: date-time
             * @description When the person signed in. Refreshing the tokens does not change it.
             */
            startedAt: string;
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
         *       "startedAt": "2026-03-02T15:00:00.000Z",
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
            /**
             * Format: date-time
             * @description When the person signed in. Refreshing the tokens does not change it.
             */
            startedAt: string;
            studentId: components["schemas"]["Id"];
        };
        /**
         * @description What anyone with its public link can see of an award.
         * @example {
         *       "title": "First ten modules",
         *       "description": "Ten modules completed.",
         *       "studentName": "Maya Lindqvist",
         *       "awardedOn": "2026-02-20",
         *       "certificateNumber": "2026-0001A7",
         *       "instituteName": "Health Coach Training Institute"
         *     }
         */
        SharedAward: {
            /**
             * Format: date
             * @description The day on the certificate.
             */
            awardedOn: string;
            /** @description The number on the certificate. */
            certificateNumber: string;
            /** @description What it is given for. */
            description: string;
            /** @description Who has given it. */
            instituteName: string;
            /** @description The name on the certificate. */
            studentName: string;
            /** @description What it is called, in the language asked for. */
            title: string;
        };
        /** @description A signature as it was made. */
        Signature: {
            /** @description The name of whoever signs, as text. */
            name: string;
            type: components["schemas"]["SignatureType"];
            /**
             * @description `TYPED`: the name as it was typed. `DRAWN`: a data URL of a PNG, or the data of an SVG path. `UPLOADED`: a data URL of a
             *     PNG or JPEG. A picture has at most 200 kB.
             */
            value: string;
        };
        /**
         * @description How a signature is made. All three have the same effect.
         * @enum {string}
         */
        SignatureType: "TYPED" | "DRAWN" | "UPLOADED";
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
        /**
         * @description One of the sessions in which an account is signed in.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-0000000000d1",
         *       "isCurrent": true,
         *       "application": "STUDENT",
         *       "browser": "Chrome",
         *       "operatingSystem": "Windows",
         *       "network": "203.0.113.0/24",
         *       "startedAt": "2026-03-02T15:00:00.000Z",
         *       "lastActiveAt": "2026-03-02T15:04:00.000Z"
         *     }
         */
        SignedInSession: {
            application: components["schemas"]["Application"];
            /**
             * @description The name of the browser, if it is a known one.
             * @example Chrome
             */
            browser: string | null;
            id: components["schemas"]["Id"];
            /** @description Whether it is the session that asks. */
            isCurrent: boolean;
            /**
             * Format: date-time
             * @description When its person was last active, to the minute.
             */
            lastActiveAt: string;
            /**
             * @description The network it was last used from: the first 24 bits of an IPv4 address, the first 48 of an IPv6 address.
             * @example 203.0.113.0/24
             */
            network: string | null;
            /**
             * @description The name of the operating system, if it is a known one.
             * @example Windows
             */
            operatingSystem: string | null;
            /**
             * Format: date-time
             * @description When the person signed in. Refreshing the tokens does not change it.
             */
            startedAt: string;
        };
        /** @description Somebody who signs. */
        Signer: {
            /** @description How it signed. */
            method: components["schemas"]["SignatureType"] | null;
            /** @description Who it is. */
            name: string;
            /** @description Its turn, counted from 1. */
            order: number;
            party: components["schemas"]["SignerParty"];
            /**
             * Format: date-time
             * @description When it signed.
             */
            signedAt: string | null;
        };
        /**
         * @description Who signs.
         * @enum {string}
         */
        SignerParty: "STUDENT" | "INSTITUTE";
        /** @description What whoever signs agrees to, in the language of the envelope. It is kept with the signature, word for word. */
        SigningStatement: string;
        /**
         * @description A time that is held for somebody for five minutes.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-0000000003d9",
         *       "coachId": "01980a3c-1f00-7000-8000-0000000000c5",
         *       "productId": "01980a3c-1f00-7000-8000-000000007501",
         *       "startTime": "2026-03-04T17:00:00.000Z",
         *       "endTime": "2026-03-04T17:50:00.000Z",
         *       "timeZone": "America/New_York",
         *       "expiresAt": "2026-03-02T15:05:00.000Z"
         *     }
         */
        SlotReservation: {
            coachId: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When it ends.
             */
            endTime: string;
            /**
             * Format: date-time
             * @description Until when it is held.
             */
            expiresAt: string;
            id: components["schemas"]["Id"];
            productId: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When it begins.
             */
            startTime: string;
            /** @description The time zone in which the client reads the time. */
            timeZone: string;
        };
        /**
         * @description Which time to hold.
         * @example {
         *       "startTime": "2026-03-04T17:00:00.000Z",
         *       "timeZone": "America/New_York"
         *     }
         */
        SlotReservationInput: {
            /**
             * Format: date-time
             * @description When the slot begins.
             */
            startTime: string;
            /**
             * Format: iana-time-zone
             * @description The time zone in which the client reads the time.
             */
            timeZone: string;
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
         * @description A way into another system of the institute, without signing in there.
         * @example {
         *       "link": "https://learn.example.com/sso?token=eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl&target=",
         *       "expiresAt": "2026-03-02T15:01:00.000Z"
         *     }
         */
        SsoLink: {
            /**
             * Format: date-time
             * @description Until when it opens, a minute from now.
             */
            expiresAt: string;
            /**
             * @description Ends in `&target=`: what follows is where to arrive there, a path of that system, encoded for a URL. Nothing
             *     following arrives at its front page.
             */
            link: string;
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
         *       "coach": null,
         *       "version": "hvTz1oXkC2Jw0b5Jq9mYQw"
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
            /** @description Changes whenever anyone changes what a student can change. */
            version: string;
        };
        /**
         * @description An award that a student has.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-0000000001a7",
         *       "awardId": "01980a3c-1f00-7000-8000-0000000001a1",
         *       "title": "First ten modules",
         *       "description": "Ten modules completed.",
         *       "awardedAt": "2026-02-20T16:00:00.000Z",
         *       "certificateNumber": "2026-0001A7",
         *       "shareToken": null
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
            /** @description What its public link ends with. `null` without a link. */
            shareToken: string | null;
            /** @description What it is called, in the language of the student. */
            title: string;
        };
        /**
         * @description A payment plan that a student has, or had.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-000000000301",
         *       "source": "INSTITUTE",
         *       "name": "Deposit and 10 monthly installments",
         *       "currency": "USD",
         *       "paymentScheduleId": "01980a3c-1f00-7000-8000-000000000401",
         *       "applicationId": "01980a3c-1f00-7000-8000-000000009001",
         *       "programTitle": "Health Coach Training Program",
         *       "status": "ACTIVE",
         *       "isSelected": true
         *     }
         */
        StudentPaymentPlan: {
            /** @description The application it was chosen in. */
            applicationId: components["schemas"]["Id"] | null;
            currency: components["schemas"]["Currency"];
            id: components["schemas"]["Id"];
            /** @description Whether it is the one in use: that of the newest active schedule. */
            isSelected: boolean;
            name: components["schemas"]["PaymentPlanName"];
            paymentScheduleId: components["schemas"]["Id"];
            /** @description What it pays for. */
            programTitle: string;
            source: components["schemas"]["PaymentPlanSource"];
            status: components["schemas"]["PaymentScheduleStatus"];
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
         * @description What a student can change. It replaces everything it names, and it names everything. The object as it was read is taken as
         *     well: what only the server sets is ignored.
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
            active?: components["schemas"]["ReadOnly"];
            address: components["schemas"]["Address"];
            autoPay?: components["schemas"]["ReadOnly"];
            coach?: components["schemas"]["ReadOnly"];
            contactInfo: components["schemas"]["ContactInfo"];
            crmId?: components["schemas"]["ReadOnly"];
            educationLevel: components["schemas"]["EducationLevel"];
            id?: components["schemas"]["ReadOnly"];
            languageIso2LetterCode: components["schemas"]["LanguageIso2LetterCode"];
            learningPlatformUserId?: components["schemas"]["ReadOnly"];
            learningSystemId?: components["schemas"]["ReadOnly"];
            militaryMember: components["schemas"]["MilitaryMember"];
            occupation: components["schemas"]["Occupation"];
            personalInfo: components["schemas"]["PersonalInfo"];
            photo: components["schemas"]["Photo"];
            user: components["schemas"]["UserUpdate"];
            /**
             * @description The version that was changed. Another one in the meantime answers `versionConflict`. `null` changes whatever is there.
             * @default null
             */
            version: string | null;
        };
        /**
         * @description The subscription of a coach.
         * @example {
         *       "status": "ACTIVE",
         *       "plan": {
         *         "id": "01980a3c-1f00-7000-8000-0000000004a1",
         *         "name": "Solo",
         *         "description": "For a practice of one.",
         *         "price": 2900,
         *         "currency": "USD",
         *         "interval": "MONTH",
         *         "features": [
         *           "A public page",
         *           "Bookings and payments"
         *         ]
         *       },
         *       "nextPlan": null,
         *       "periodStart": "2026-02-14T15:00:00.000Z",
         *       "periodEnd": "2026-03-14T15:00:00.000Z",
         *       "cancelAtPeriodEnd": false,
         *       "paymentMethodId": "01980a3c-1f00-7000-8000-000000004001",
         *       "pendingPaymentId": null
         *     }
         */
        Subscription: {
            /** @description Whether it ends with the period. */
            cancelAtPeriodEnd: boolean;
            /** @description What the coach has from the next period on, where that is another one. */
            nextPlan: components["schemas"]["SubscriptionPlan"] | null;
            /** @description How it is paid. */
            paymentMethodId: components["schemas"]["Id"] | null;
            /** @description A payment in progress, on which the subscription waits. It says where its holder has to confirm it. */
            pendingPaymentId: components["schemas"]["Id"] | null;
            /**
             * Format: date-time
             * @description When it ends, and the next charge is made.
             */
            periodEnd: string | null;
            /**
             * Format: date-time
             * @description Since when the period runs.
             */
            periodStart: string | null;
            /** @description What the coach has, or had. */
            plan: components["schemas"]["SubscriptionPlan"] | null;
            status: components["schemas"]["SubscriptionStatus"];
        };
        /**
         * @description What a coach subscribes to.
         * @example {
         *       "planId": "01980a3c-1f00-7000-8000-0000000004a1",
         *       "paymentMethodId": "01980a3c-1f00-7000-8000-000000004001"
         *     }
         */
        SubscriptionInput: {
            paymentMethodId: components["schemas"]["Id"];
            planId: components["schemas"]["Id"];
        };
        /**
         * @description What a coach was charged for a period.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-0000000004b1",
         *       "number": "2026-0004B1",
         *       "planName": "Solo",
         *       "amount": 2900,
         *       "currency": "USD",
         *       "status": "PAID",
         *       "periodStart": "2026-02-14T15:00:00.000Z",
         *       "periodEnd": "2026-03-14T15:00:00.000Z",
         *       "createdAt": "2026-02-14T15:00:00.000Z",
         *       "paidAt": "2026-02-14T15:00:00.000Z"
         *     }
         */
        SubscriptionInvoice: {
            /** @description In minor units of `currency`. */
            amount: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /** @description ISO 4217 code. */
            currency: string;
            id: components["schemas"]["Id"];
            /** @description The number on the invoice. */
            number: string;
            /**
             * Format: date-time
             * @description When it was paid.
             */
            paidAt: string | null;
            /**
             * Format: date-time
             * @description Until when.
             */
            periodEnd: string;
            /**
             * Format: date-time
             * @description Since when.
             */
            periodStart: string;
            /** @description What it is for. */
            planName: string;
            /**
             * @description `VOID` is one that is no longer asked for.
             * @enum {string}
             */
            status: "OPEN" | "PAID" | "VOID";
        };
        /**
         * @description What coaches can subscribe to.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-0000000004a1",
         *       "name": "Solo",
         *       "description": "For a practice of one.",
         *       "price": 2900,
         *       "currency": "USD",
         *       "interval": "MONTH",
         *       "features": [
         *         "A public page",
         *         "Bookings and payments"
         *       ]
         *     }
         */
        SubscriptionPlan: {
            /** @description ISO 4217 code. */
            currency: string;
            /** @description Whom it is for. */
            description: string;
            /** @description What one gets, in lines. */
            features: string[];
            id: components["schemas"]["Id"];
            /**
             * @description How long what is paid holds.
             * @enum {string}
             */
            interval: "MONTH" | "YEAR";
            /** @description What it is called. */
            name: string;
            /** @description For each interval, in minor units of `currency`. */
            price: number;
        };
        /**
         * @description `PAST_DUE` is a subscription whose last charge failed; it is charged again for two weeks, then cancelled.
         * @enum {string}
         */
        SubscriptionStatus: "NONE" | "ACTIVE" | "CANCEL_AT_PERIOD_END" | "PAST_DUE" | "CANCELLED";
        /**
         * @description What is to change. What is left out or `null` stays.
         * @example {
         *       "cancelAtPeriodEnd": true
         *     }
         */
        SubscriptionUpdate: {
            /**
             * @description Whether it ends with the period.
             * @default null
             */
            cancelAtPeriodEnd: boolean | null;
            /**
             * @description The card to charge from the next period on.
             * @default null
             */
            paymentMethodId: components["schemas"]["Id"] | null;
            /**
             * @description The plan from the next period on.
             * @default null
             */
            planId: components["schemas"]["Id"] | null;
        };
        /**
         * @description A time on the clock, `HH:MM`. `24:00` is the end of the day.
         * @example 09:00
         */
        TimeOfDay: string;
        /** @description A secret made by the server, opaque to everybody else. */
        Token: string;
        /**
         * @description The move of a student from one class of a program to another.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-000000000901",
         *       "studentId": "01980a3c-1f00-7000-8000-000000000001",
         *       "applicationId": "01980a3c-1f00-7000-8000-000000009001",
         *       "status": "PENDING",
         *       "reason": "A new job with other hours.",
         *       "sequence": 1,
         *       "fee": 0,
         *       "currency": "USD",
         *       "current": {
         *         "id": "01980a3c-1f00-7000-8000-000000000201",
         *         "programId": "01980a3c-1f00-7000-8000-000000000101",
         *         "startDate": "2026-01-12",
         *         "graduationDate": "2026-07-13",
         *         "seatsLeft": 0,
         *         "capacity": 40,
         *         "languageIso2LetterCode": "EN",
         *         "deliveryMode": "ONLINE"
         *       },
         *       "target": {
         *         "id": "01980a3c-1f00-7000-8000-000000000202",
         *         "programId": "01980a3c-1f00-7000-8000-000000000101",
         *         "startDate": "2026-03-30",
         *         "graduationDate": "2026-09-28",
         *         "seatsLeft": 7,
         *         "capacity": 40,
         *         "languageIso2LetterCode": "EN",
         *         "deliveryMode": "ONLINE"
         *       },
         *       "requestedAt": "2026-03-02T15:00:00.000Z",
         *       "reviewedAt": null,
         *       "confirmedAt": null,
         *       "closedAt": null,
         *       "closeReason": null,
         *       "expiresAt": "2026-03-16T15:00:00.000Z",
         *       "newApplicationId": null,
         *       "newPaymentScheduleId": null
         *     }
         */
        Transfer: {
            /** @description The enrollment that is moved. */
            applicationId: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When it was cancelled or expired.
             */
            closedAt: string | null;
            /** @description Why it was cancelled. */
            closeReason: string | null;
            /**
             * Format: date-time
             * @description When it was done (step 2).
             */
            confirmedAt: string | null;
            currency: components["schemas"]["Currency"];
            current: components["schemas"]["Cohort"];
            /**
             * Format: date-time
             * @description Until when the offer stands.
             */
            expiresAt: string;
            /** @description What it costs, in minor units of `currency`. */
            fee: number;
            id: components["schemas"]["Id"];
            /** @description The enrollment in the new class, once it is confirmed. */
            newApplicationId: components["schemas"]["Id"] | null;
            /** @description The payment schedule in the new class, once it is confirmed. */
            newPaymentScheduleId: components["schemas"]["Id"] | null;
            /** @description Why the student asks for it. */
            reason: string | null;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            requestedAt: string;
            /**
             * Format: date-time
             * @description When the student had read what it means (step 1).
             */
            reviewedAt: string | null;
            /** @description Which transfer of the student within the program it is, counted from 1. */
            sequence: number;
            status: components["schemas"]["TransferStatus"];
            studentId: components["schemas"]["Id"];
            target: components["schemas"]["Cohort"];
        };
        /**
         * @description What the student was told and agrees to, and the card for the fee where there is one.
         * @example {
         *       "quoteId": "01980a3c-1f00-7000-8000-000000000911",
         *       "paymentMethodId": null
         *     }
         */
        TransferConfirmation: {
            /** @description The card that pays the fee. */
            paymentMethodId?: components["schemas"]["Id"] | null;
            quoteId: components["schemas"]["Id"];
        };
        /**
         * @description Where a student can transfer to, and for how much.
         * @example {
         *       "fee": 0,
         *       "currency": "USD",
         *       "used": 0,
         *       "limit": 3,
         *       "cohorts": [
         *         {
         *           "id": "01980a3c-1f00-7000-8000-000000000202",
         *           "programId": "01980a3c-1f00-7000-8000-000000000101",
         *           "startDate": "2026-03-30",
         *           "graduationDate": "2026-09-28",
         *           "seatsLeft": 7,
         *           "capacity": 40,
         *           "languageIso2LetterCode": "EN",
         *           "deliveryMode": "ONLINE"
         *         }
         *       ]
         *     }
         */
        TransferOptions: {
            /** @description Classes of the same program and language that are to start, full ones too, in the order of their start. */
            cohorts: components["schemas"]["Cohort"][];
            currency: components["schemas"]["Currency"];
            /** @description What the next transfer costs: the first is free, later ones are up to $300. */
            fee: number;
            /** @description How many there may be. */
            limit: number;
            /** @description Transfers within the program so far, open ones included. */
            used: number;
        };
        /**
         * @description What a transfer means and costs, the one beside the other. It holds for 15 minutes.
         * @example {
         *       "quoteId": "01980a3c-1f00-7000-8000-000000000911",
         *       "fee": 0,
         *       "currency": "USD",
         *       "current": {
         *         "cohort": {
         *           "id": "01980a3c-1f00-7000-8000-000000000201",
         *           "programId": "01980a3c-1f00-7000-8000-000000000101",
         *           "startDate": "2026-01-12",
         *           "graduationDate": "2026-07-13",
         *           "seatsLeft": 0,
         *           "capacity": 40,
         *           "languageIso2LetterCode": "EN",
         *           "deliveryMode": "ONLINE"
         *         },
         *         "totalOwed": 540000,
         *         "totalPaid": 365000,
         *         "totalRemaining": 175000,
         *         "rows": []
         *       },
         *       "target": {
         *         "cohort": {
         *           "id": "01980a3c-1f00-7000-8000-000000000202",
         *           "programId": "01980a3c-1f00-7000-8000-000000000101",
         *           "startDate": "2026-03-30",
         *           "graduationDate": "2026-09-28",
         *           "seatsLeft": 7,
         *           "capacity": 40,
         *           "languageIso2LetterCode": "EN",
         *           "deliveryMode": "ONLINE"
         *         },
         *         "totalOwed": 540000,
         *         "totalPaid": 365000,
         *         "totalRemaining": 175000,
         *         "rows": []
         *       },
         *       "expiresAt": "2026-03-02T15:15:00.000Z"
         *     }
         */
        TransferQuote: {
            currency: components["schemas"]["Currency"];
            current: components["schemas"]["TransferSide"];
            /**
             * Format: date-time
             * @description Until when it holds.
             */
            expiresAt: string;
            /** @description What is charged on confirming. */
            fee: number;
            quoteId: components["schemas"]["Id"];
            target: components["schemas"]["TransferSide"];
        };
        /**
         * @description Why a transfer is cancelled, if somebody wants to say.
         * @example {
         *       "reason": "I can stay after all."
         *     }
         */
        TransferReason: {
            /** @description In the student's words. */
            reason?: string | null;
        };
        /**
         * @description Which class a student wants to move to.
         * @example {
         *       "applicationId": "01980a3c-1f00-7000-8000-000000009001",
         *       "targetCohortId": "01980a3c-1f00-7000-8000-000000000202",
         *       "reason": "A new job with other hours."
         *     }
         */
        TransferRequest: {
            applicationId: components["schemas"]["Id"];
            /** @description Why. */
            reason?: string | null;
            targetCohortId: components["schemas"]["Id"];
        };
        /** @description A class with what is owed for it. Amounts are in minor units. */
        TransferSide: {
            cohort: components["schemas"]["Cohort"];
            /** @description What is due when, in the order of the due dates. */
            rows: components["schemas"]["PriceRow"][];
            /** @description The sum of all rows. */
            totalOwed: number;
            /** @description What is paid of it, or would be with what is carried over. */
            totalPaid: number;
            /** @description What is left to pay. */
            totalRemaining: number;
        };
        /**
         * @description `PENDING`: offered, to be read. `REVIEWED`: read, to be confirmed.
         * @enum {string}
         */
        TransferStatus: "REQUESTED" | "PENDING" | "REVIEWED" | "CONFIRMED" | "CANCELLED" | "EXPIRED";
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
            email?: components["schemas"]["ReadOnly"];
            id?: components["schemas"]["ReadOnly"];
            roles?: components["schemas"]["ReadOnly"];
            /**
             * Format: time-zone
             * @description An IANA time zone. `none`, or `null` as it is read, forgets it.
             */
            timeZone: string | null;
        };
        /**
         * @description A voucher that holds.
         * @example {
         *       "code": "SPRING10",
         *       "kind": "PERCENT",
         *       "value": 1000,
         *       "discount": 54000,
         *       "currency": "USD",
         *       "endsAt": "2026-05-01T04:00:00.000Z",
         *       "programTitle": "Health Coach Training Program"
         *     }
         */
        ValidVoucher: {
            code: components["schemas"]["VoucherCode"];
            currency: components["schemas"]["Currency"];
            /** @description What it takes off the tuition of this program, in minor units. */
            discount: number;
            /**
             * Format: date-time
             * @description Until when it holds. `null` means without an end.
             */
            endsAt: string | null;
            /**
             * @description How it takes something off.
             * @enum {string}
             */
            kind: "PERCENT" | "AMOUNT";
            /** @description The program it was asked for. */
            programTitle: string;
            /** @description `PERCENT`: hundredths of a percent, 1000 is 10 %. `AMOUNT`: minor units of `currency`. */
            value: number;
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
        /**
         * @description A code, and what it is for.
         * @example {
         *       "code": "SPRING10",
         *       "programId": "01980a3c-1f00-7000-8000-000000000101"
         *     }
         */
        VoucherCheck: {
            /**
             * @description The application in which the voucher is used already. It stays good there when its last use was this one.
             * @default null
             */
            applicationId: components["schemas"]["Id"] | null;
            code: components["schemas"]["VoucherCode"];
            /**
             * @description The class, where one is chosen.
             * @default null
             */
            cohortId: components["schemas"]["Id"] | null;
            programId: components["schemas"]["Id"];
        };
        /**
         * @description A voucher to apply.
         * @example {
         *       "code": "SPRING10"
         *     }
         */
        VoucherChoice: {
            /** @description Its code, in capitals or not. */
            code: string;
        };
        /** @description The code of a voucher, compared without regard to case. */
        VoucherCode: string;
        /**
         * @description A day of the week.
         * @enum {string}
         */
        Weekday: "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY";
        /** @description A stretch of time on one day of every week. */
        WeeklyRange: {
            day: components["schemas"]["Weekday"];
            endTime: components["schemas"]["TimeOfDay"];
            startTime: components["schemas"]["TimeOfDay"];
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
        /** @description It contradicts what is already there, or a charge is under way. */
        PaymentConflict: {
            headers: {
                /** @description Seconds after which to look again, for `paymentStatusInProgress`, `paymentStatusAccepted` and `paymentStatusInvalid`. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The provider of card payments refused. */
        PaymentRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The provider of card payments gives no answer, or a broken one. What became of the payment is not known yet. */
        ProviderFailure: {
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
        /** @description What the student waits for. */
        AlertId: components["schemas"]["Id"];
        /** @description Keep what belongs to this application. */
        ApplicationFilter: string | null;
        /** @description The award that the student has. */
        AwardId: components["schemas"]["Id"];
        /** @description The circle. */
        CircleId: components["schemas"]["Id"];
        /** @description The session. */
        CircleSessionId: components["schemas"]["Id"];
        /** @description The student. */
        CircleStudentId: components["schemas"]["Id"];
        /** @description The coach. */
        CoachId: components["schemas"]["Id"];
        /** @description The session. */
        CoachSessionId: components["schemas"]["Id"];
        /** @description The course. */
        CourseId: components["schemas"]["Id"];
        /** @description Whether the largest comes first. */
        Descending: boolean;
        /** @description The application. */
        EnrollmentApplicationId: components["schemas"]["Id"];
        /** @description The envelope. */
        EnvelopeId: components["schemas"]["Id"];
        /** @description The secret part of the address of a calendar. */
        FeedSecret: string;
        /** @description A text of the caller's own for this one intent, such as a UUID. Sent again with the same key and the same request, the call does nothing a second time and answers the same; with the same key and another request it is refused (`idempotencyKeyReused`). A key is kept for at least 24 hours. */
        IdempotencyKey: string;
        /** @description The message. */
        IntentId: components["schemas"]["Id"];
        /** @description The invoice. */
        InvoiceId: components["schemas"]["Id"];
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
        /** @description The payment. */
        PaymentId: components["schemas"]["Id"];
        /** @description The card. */
        PaymentMethodId: components["schemas"]["Id"];
        /** @description The payment schedule. */
        PaymentScheduleId: components["schemas"]["Id"];
        /** @description The product. */
        ProductId: components["schemas"]["Id"];
        /** @description The program. */
        ProgramId: components["schemas"]["Id"];
        /** @description The purchase. */
        PurchaseId: components["schemas"]["Id"];
        /** @description Rows on a page. */
        RecordsSize: number;
        /** @description The schedule. */
        ScheduleId: components["schemas"]["Id"];
        /** @description What the public link ends with. */
        ShareToken: string;
        /** @description Rows on a page. */
        Size: number;
        /** @description The number of the system: 0 is the learning system, 1 the learning platform. */
        SsoTarget: number;
        /** @description The student. */
        StudentId: components["schemas"]["Id"];
        /** @description The transfer. */
        TransferId: components["schemas"]["Id"];
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
    checkResetPasswordToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordCheck"];
            };
        };
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
    getCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret part of the address of a calendar. */
                feedSecret: components["parameters"]["FeedSecret"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar. */
            200: {
                headers: {
                    /** @description Changes with the calendar. Send it back as `If-None-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description Nothing has changed since the answer with the given ETag. */
            304: {
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
    listCoachProductPurchases: {
        parameters: {
            query?: {
                /** @description Keep those of this coach. */
                coachId?: string | null;
                /** @description Whether the largest comes first. */
                descending?: components["parameters"]["Descending"];
                /** @description Keep the rows in which this text occurs. */
                keyword?: components["parameters"]["Keyword"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "id" | "amount" | "createdAt" | "status" | "title";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of purchases. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachProductPurchase"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    createCoachProductPurchase: {
        parameters: {
            query?: never;
            header: {
                /** @description A text of the caller's own for this one intent, such as a UUID. Sent again with the same key and the same request, the call does nothing a second time and answers the same; with the same key and another request it is refused (`idempotencyKeyReused`). A key is kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoachProductPurchaseInput"];
            };
        };
        responses: {
            /** @description The purchase. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachProductPurchase"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRefused"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            502: components["responses"]["ProviderFailure"];
            default: components["responses"]["Failure"];
        };
    };
    getCoachProductPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The purchase. */
                id: components["parameters"]["PurchaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The purchase. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachProductPurchase"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    bookCoachSession: {
        parameters: {
            query?: never;
            header: {
                /** @description A text of the caller's own for this one intent, such as a UUID. Sent again with the same key and the same request, the call does nothing a second time and answers the same; with the same key and another request it is refused (`idempotencyKeyReused`). A key is kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The purchase. */
                id: components["parameters"]["PurchaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoachSessionBooking"];
            };
        };
        responses: {
            /** @description The session. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachSession"];
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
    findCoachProductPurchases: {
        parameters: {
            query?: {
                /** @description Whether the largest comes first. */
                descending?: components["parameters"]["Descending"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "id" | "amount" | "createdAt" | "status" | "title";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoachProductPurchaseCriteria"];
            };
        };
        responses: {
            /** @description One page of purchases. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachProductPurchase"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    listCoaches: {
        parameters: {
            query?: {
                /** @description Whether the last comes first. */
                descending?: boolean;
                /** @description Keep the rows in which this text occurs. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Keep the coaches who work in this language. */
                languageIso2LetterCode?: "EN" | "ES" | null;
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Keep the coaches who offer a service of this kind. */
                serviceCategoryId?: "NUTRITION" | "SLEEP" | "STRESS" | "MOVEMENT" | "HABITS" | "WOMENS_HEALTH" | "OTHER" | null;
                /** @description Rows on a page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "id" | "lastName";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of coaches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachSummary"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    updateCoachAccount: {
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
                "application/json": components["schemas"]["CoachAccountUpdate"];
            };
        };
        responses: {
            /** @description The account as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachAccount"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteCoachAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coach is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    getCoachCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is on, and since when. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CalendarFeed"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    createCoachCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["NewCalendarFeed"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    deleteCoachCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is off. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
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
    listCoachSessions: {
        parameters: {
            query?: {
                /** @description Whether the largest comes first. */
                descending?: components["parameters"]["Descending"];
                /** @description Keep the sessions that end after this moment. */
                from?: string | null;
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "startTime" | "id" | "status";
                /** @description Keep the sessions with this status. */
                status?: "BOOKED" | "OCCURRED" | "NO_SHOW" | "CANCELLED" | "LATE_CANCELLED" | null;
                /** @description Keep the sessions that begin before this moment. */
                to?: string | null;
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
            /** @description One page of sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachSession"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    moveCoachSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The session. */
                sessionId: components["parameters"]["CoachSessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoachSessionMove"];
            };
        };
        responses: {
            /** @description The session as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachSession"];
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
    submitCoachSessionAttendance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The session. */
                sessionId: components["parameters"]["CoachSessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoachSessionAttendance"];
            };
        };
        responses: {
            /** @description The session as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachSession"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    cancelCoachSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The session. */
                sessionId: components["parameters"]["CoachSessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoachSessionCancellation"];
            };
        };
        responses: {
            /** @description The session as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachSession"];
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
    addCoachSessionNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The session. */
                sessionId: components["parameters"]["CoachSessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoachSessionNoteInput"];
            };
        };
        responses: {
            /** @description The session with the note. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachSession"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    exportCoachData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachDataExport"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
    listCoachProducts: {
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
                sortBy?: "id" | "title" | "price";
                /** @description Keep the products with this status. */
                status?: "DRAFT" | "PUBLISHED" | null;
                /** @description Keep services, or things. */
                type?: "SERVICE" | "PRODUCT" | null;
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
                productId: components["parameters"]["ProductId"];
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
                productId: components["parameters"]["ProductId"];
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
            409: components["responses"]["Conflict"];
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
                productId: components["parameters"]["ProductId"];
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
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    listAvailableSlots: {
        parameters: {
            query: {
                /** @description The last day. */
                endDate: string;
                /** @description The first day. */
                startDate: string;
                /** @description The zone by whose calendar the days are meant. `null` means that of the schedule. */
                timeZone?: string | null;
            };
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The product. */
                productId: components["parameters"]["ProductId"];
                /** @description The schedule. */
                scheduleId: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The times, in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["AvailableSlot"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    createSlotReservation: {
        parameters: {
            query?: never;
            header: {
                /** @description A text of the caller's own for this one intent, such as a UUID. Sent again with the same key and the same request, the call does nothing a second time and answers the same; with the same key and another request it is refused (`idempotencyKeyReused`). A key is kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The product. */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SlotReservationInput"];
            };
        };
        responses: {
            /** @description The time is held. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["SlotReservation"];
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
    updateCoachProductStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The product. */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoachProductStatusUpdate"];
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
            403: components["responses"]["Forbidden"];
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
    getCoachProfileCompletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is there, and what is missing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachProfileCompletion"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    listCoachSchedules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedules, the oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachSchedule"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    createCoachSchedule: {
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
                "application/json": components["schemas"]["CoachScheduleInput"];
            };
        };
        responses: {
            /** @description The new schedule. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachSchedule"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    updateCoachSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The schedule. */
                scheduleId: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoachScheduleInput"];
            };
        };
        responses: {
            /** @description The schedule as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachSchedule"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    deleteCoachSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The schedule. */
                scheduleId: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    getSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Subscription"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    createSubscription: {
        parameters: {
            query?: never;
            header: {
                /** @description A text of the caller's own for this one intent, such as a UUID. Sent again with the same key and the same request, the call does nothing a second time and answers the same; with the same key and another request it is refused (`idempotencyKeyReused`). A key is kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionInput"];
            };
        };
        responses: {
            /** @description The subscription. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Subscription"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRefused"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            502: components["responses"]["ProviderFailure"];
            default: components["responses"]["Failure"];
        };
    };
    updateSubscription: {
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
                "application/json": components["schemas"]["SubscriptionUpdate"];
            };
        };
        responses: {
            /** @description The subscription as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Subscription"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    listSubscriptionInvoices: {
        parameters: {
            query?: {
                /** @description Whether the largest comes first. */
                descending?: components["parameters"]["Descending"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "id" | "createdAt" | "amount";
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
            /** @description One page of invoices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["SubscriptionInvoice"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    getSubscriptionInvoiceDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach whose it is. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The invoice. */
                invoiceId: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
    listCoachingCircles: {
        parameters: {
            query?: {
                /** @description Keep the circles of this coach. */
                coachId?: string | null;
                /** @description Whether the largest comes first. */
                descending?: components["parameters"]["Descending"];
                /** @description Keep the rows in which this text occurs. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Keep what is in this language. */
                languageIso2LetterCode?: "EN" | "ES" | null;
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "id" | "title" | "nextSessionTime";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of circles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachingCircle"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    getCoachingCircle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The circle. */
                id: components["parameters"]["CircleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The circle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachingCircleDetails"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    listCircleSessions: {
        parameters: {
            query?: {
                /** @description Whether the largest comes first. */
                descending?: components["parameters"]["Descending"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "startTime" | "id";
            };
            header?: never;
            path: {
                /** @description The circle. */
                id: components["parameters"]["CircleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CircleSession"][];
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
    createCircleSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The circle. */
                id: components["parameters"]["CircleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CircleSessionInput"];
            };
        };
        responses: {
            /** @description The new session. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CircleSession"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    updateCircleSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The circle. */
                id: components["parameters"]["CircleId"];
                /** @description The session. */
                sessionId: components["parameters"]["CircleSessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CircleSessionInput"];
            };
        };
        responses: {
            /** @description The session as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CircleSession"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    deleteCircleSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The circle. */
                id: components["parameters"]["CircleId"];
                /** @description The session. */
                sessionId: components["parameters"]["CircleSessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    submitCircleAttendance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The circle. */
                id: components["parameters"]["CircleId"];
                /** @description The session. */
                sessionId: components["parameters"]["CircleSessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CircleAttendanceInput"];
            };
        };
        responses: {
            /** @description It is kept. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    joinCoachingCircle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The circle. */
                id: components["parameters"]["CircleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CircleStudentInput"];
            };
        };
        responses: {
            /** @description The student is in the circle (`successAddStudentToCoachingCircle`). */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachingCircle"];
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
    leaveCoachingCircle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The circle. */
                id: components["parameters"]["CircleId"];
                /** @description The student. */
                studentId: components["parameters"]["CircleStudentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The student is not in the circle. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    transferCoachingCircle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The circle. */
                id: components["parameters"]["CircleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CircleTransferInput"];
            };
        };
        responses: {
            /** @description The new circle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachingCircle"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    listEnrollmentApplications: {
        parameters: {
            query?: {
                /** @description Whether the largest comes first. */
                descending?: components["parameters"]["Descending"];
                /** @description Keep the rows in which this text occurs. */
                keyword?: components["parameters"]["Keyword"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Keep those for this program. */
                programId?: string | null;
                /** @description Rows on a page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "id" | "submittedAt" | "updatedAt" | "status";
                /** @description Keep these. None given keeps all. */
                statuses?: components["schemas"]["EnrollmentApplicationStatus"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of applications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["EnrollmentApplication"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    getEnrollmentApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application. */
                id: components["parameters"]["EnrollmentApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["EnrollmentApplication"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    saveEnrollmentStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application. */
                id: components["parameters"]["EnrollmentApplicationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnrollmentApplicationPatch"];
            };
        };
        responses: {
            /** @description The application as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["EnrollmentApplication"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PaymentConflict"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    listEnrollmentAgreements: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application. */
                id: components["parameters"]["EnrollmentApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agreements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["EnrollmentAgreement"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    signEnrollmentAgreement: {
        parameters: {
            query?: never;
            header: {
                /** @description A text of the caller's own for this one intent, such as a UUID. Sent again with the same key and the same request, the call does nothing a second time and answers the same; with the same key and another request it is refused (`idempotencyKeyReused`). A key is kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The agreement. */
                agreementId: components["schemas"]["Id"];
                /** @description The application. */
                id: components["parameters"]["EnrollmentApplicationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnvelopeSignature"];
            };
        };
        responses: {
            /** @description The agreement as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["EnrollmentAgreement"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    approveEnrollmentApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application. */
                id: components["parameters"]["EnrollmentApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["EnrollmentApplication"];
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
    discardEnrollmentApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application. */
                id: components["parameters"]["EnrollmentApplicationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnrollmentReason"];
            };
        };
        responses: {
            /** @description It is discarded. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PaymentConflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    sendEnrollmentEnvelopes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application. */
                id: components["parameters"]["EnrollmentApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["EnrollmentApplication"];
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
    choosePaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application. */
                id: components["parameters"]["EnrollmentApplicationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentMethodChoice"];
            };
        };
        responses: {
            /** @description The application as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["EnrollmentApplication"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PaymentConflict"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    choosePaymentPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application. */
                id: components["parameters"]["EnrollmentApplicationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentPlanChoice"];
            };
        };
        responses: {
            /** @description The application as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["EnrollmentApplication"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PaymentConflict"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    quoteEnrollmentApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application. */
                id: components["parameters"]["EnrollmentApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["EnrollmentQuote"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    rejectEnrollmentApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application. */
                id: components["parameters"]["EnrollmentApplicationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvisorNote"];
            };
        };
        responses: {
            /** @description The application as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["EnrollmentApplication"];
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
    requestEnrollmentChanges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application. */
                id: components["parameters"]["EnrollmentApplicationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvisorNote"];
            };
        };
        responses: {
            /** @description The application as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["EnrollmentApplication"];
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
    reviewEnrollmentApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application. */
                id: components["parameters"]["EnrollmentApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["EnrollmentApplication"];
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
    findEnrollmentSubmissions: {
        parameters: {
            query: {
                /** @description The key. */
                idempotencyKey: string;
            };
            header?: never;
            path: {
                /** @description The application. */
                id: components["parameters"]["EnrollmentApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The submission, or nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["EnrollmentSubmissionOutcome"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    submitEnrollmentApplication: {
        parameters: {
            query?: never;
            header: {
                /** @description A text of the caller's own for this one intent, such as a UUID. Sent again with the same key and the same request, the call does nothing a second time and answers the same; with the same key and another request it is refused (`idempotencyKeyReused`). A key is kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The application. */
                id: components["parameters"]["EnrollmentApplicationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnrollmentSubmission"];
            };
        };
        responses: {
            /** @description The application as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["EnrollmentApplication"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PaymentConflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failure"];
            502: components["responses"]["ProviderFailure"];
            default: components["responses"]["Failure"];
        };
    };
    applyVoucher: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application. */
                id: components["parameters"]["EnrollmentApplicationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoucherChoice"];
            };
        };
        responses: {
            /** @description The application with its new price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["EnrollmentApplication"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PaymentConflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    removeVoucher: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application. */
                id: components["parameters"]["EnrollmentApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application with its new price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["EnrollmentApplication"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PaymentConflict"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    withdrawEnrollmentApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application. */
                id: components["parameters"]["EnrollmentApplicationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnrollmentReason"];
            };
        };
        responses: {
            /** @description It is withdrawn. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PaymentConflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    getEnvelope: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The envelope. */
                id: components["parameters"]["EnvelopeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Envelope"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    listAuditTrail: {
        parameters: {
            query?: {
                /** @description Whether the newest comes first. */
                descending?: boolean;
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                size?: number;
            };
            header?: never;
            path: {
                /** @description The envelope. */
                id: components["parameters"]["EnvelopeId"];
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
                        content: components["schemas"]["AuditEvent"][];
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
    countersignEnvelope: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The envelope. */
                id: components["parameters"]["EnvelopeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Envelope"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    declineEnvelope: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The envelope. */
                id: components["parameters"]["EnvelopeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnvelopeReason"];
            };
        };
        responses: {
            /** @description The envelope as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Envelope"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    downloadEnvelopeDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The document. */
                documentId: components["schemas"]["Id"];
                /** @description The envelope. */
                id: components["parameters"]["EnvelopeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    openEnvelope: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The envelope. */
                id: components["parameters"]["EnvelopeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope and the texts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["OpenedEnvelope"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    resendEnvelope: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The envelope. */
                id: components["parameters"]["EnvelopeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new envelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Envelope"];
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
    signEnvelope: {
        parameters: {
            query?: never;
            header: {
                /** @description A text of the caller's own for this one intent, such as a UUID. Sent again with the same key and the same request, the call does nothing a second time and answers the same; with the same key and another request it is refused (`idempotencyKeyReused`). A key is kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The envelope. */
                id: components["parameters"]["EnvelopeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnvelopeSignature"];
            };
        };
        responses: {
            /** @description The envelope as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Envelope"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    voidEnvelope: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The envelope. */
                id: components["parameters"]["EnvelopeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnvelopeReason"];
            };
        };
        responses: {
            /** @description The envelope as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Envelope"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
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
    getPaymentSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The payment schedule. */
                id: components["parameters"]["PaymentScheduleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["PaymentSchedule"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    concludePaymentSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The payment schedule. */
                id: components["parameters"]["PaymentScheduleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["PaymentSchedule"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PaymentConflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    listPaymentScheduleRows: {
        parameters: {
            query?: {
                /** @description Whether the largest comes first. */
                descending?: boolean;
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "dueDate" | "id" | "status" | "amountDue";
            };
            header?: never;
            path: {
                /** @description The payment schedule. */
                id: components["parameters"]["PaymentScheduleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["PaymentScheduleRow"][];
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
    createPayment: {
        parameters: {
            query?: never;
            header: {
                /** @description A text of the caller's own for this one intent, such as a UUID. Sent again with the same key and the same request, the call does nothing a second time and answers the same; with the same key and another request it is refused (`idempotencyKeyReused`). A key is kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The payment schedule. */
                id: components["parameters"]["PaymentScheduleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentInput"];
            };
        };
        responses: {
            /** @description The payment. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Payment"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PaymentConflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            502: components["responses"]["ProviderFailure"];
            default: components["responses"]["Failure"];
        };
    };
    updateRowPaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The payment schedule. */
                id: components["parameters"]["PaymentScheduleId"];
                /** @description The row. */
                rowId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowPaymentMethod"];
            };
        };
        responses: {
            /** @description The row as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["PaymentScheduleRow"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PaymentConflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    createPaymentQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The payment schedule. */
                id: components["parameters"]["PaymentScheduleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentQuoteInput"];
            };
        };
        responses: {
            /** @description The quote. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["PaymentQuote"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PaymentConflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    createRefund: {
        parameters: {
            query?: never;
            header: {
                /** @description A text of the caller's own for this one intent, such as a UUID. Sent again with the same key and the same request, the call does nothing a second time and answers the same; with the same key and another request it is refused (`idempotencyKeyReused`). A key is kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The payment schedule. */
                id: components["parameters"]["PaymentScheduleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundInput"];
            };
        };
        responses: {
            /** @description The refunds, one for each payment that money is taken from. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Refund"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PaymentConflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    transferPaymentSchedule: {
        parameters: {
            query?: never;
            header: {
                /** @description A text of the caller's own for this one intent, such as a UUID. Sent again with the same key and the same request, the call does nothing a second time and answers the same; with the same key and another request it is refused (`idempotencyKeyReused`). A key is kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The payment schedule. */
                id: components["parameters"]["PaymentScheduleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleTransferInput"];
            };
        };
        responses: {
            /** @description The new schedule. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["PaymentSchedule"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PaymentConflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    findPayments: {
        parameters: {
            query: {
                /** @description The key. */
                idempotencyKey: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment, or nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Payment"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The payment. */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Payment"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    cancelPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The payment. */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Payment"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PaymentConflict"];
            422: components["responses"]["Invalid"];
            502: components["responses"]["ProviderFailure"];
            default: components["responses"]["Failure"];
        };
    };
    getPaymentReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The payment. */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PaymentConflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    emailPaymentReceipt: {
        parameters: {
            query?: never;
            header: {
                /** @description A text of the caller's own for this one intent, such as a UUID. Sent again with the same key and the same request, the call does nothing a second time and answers the same; with the same key and another request it is refused (`idempotencyKeyReused`). A key is kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The payment. */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["SentReceipt"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PaymentConflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
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
    listPrograms: {
        parameters: {
            query?: {
                /** @description Whether the largest comes first. */
                descending?: boolean;
                /** @description Keep the rows in which this text occurs. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Keep what is taught in this language. Texts come in it too. */
                languageIso2LetterCode?: "EN" | "ES" | null;
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "id" | "title" | "price";
                /** @description Keep what can be taken in this track. */
                track?: "HEALTH_COACH" | "NUTRITION" | "MENTORSHIP" | "INTRODUCTION" | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of programs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Program"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    getProgram: {
        parameters: {
            query?: {
                /** @description The language of the texts. */
                languageIso2LetterCode?: "EN" | "ES";
            };
            header?: never;
            path: {
                /** @description The program. */
                id: components["parameters"]["ProgramId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The program. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Program"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    listCohorts: {
        parameters: {
            query?: {
                /** @description Whether the largest comes first. */
                descending?: boolean;
                /** @description Keep the classes in this language. */
                languageIso2LetterCode?: "EN" | "ES" | null;
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "startDate" | "id";
                /** @description Keep the classes that start on this day or later. Without it, those that have not started. */
                startFrom?: string | null;
            };
            header?: never;
            path: {
                /** @description The program. */
                id: components["parameters"]["ProgramId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of classes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Cohort"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    listProgramPaymentPlans: {
        parameters: {
            query?: {
                /** @description The class, whose first day is that of the first installment. Without it, the next one. */
                cohortId?: string | null;
                /** @description The language of the names. */
                languageIso2LetterCode?: "EN" | "ES";
                /** @description A voucher to take off. */
                voucherCode?: string | null;
            };
            header?: never;
            path: {
                /** @description The program. */
                id: components["parameters"]["ProgramId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All payment plans of the program, the largest deposit first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["PaymentPlan"][];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getSharedAward: {
        parameters: {
            query?: {
                /** @description The language of the texts. */
                languageIso2LetterCode?: "EN" | "ES";
            };
            header?: never;
            path: {
                /** @description What the public link ends with. */
                shareToken: components["parameters"]["ShareToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The award. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["SharedAward"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    listSubscriptionPlans: {
        parameters: {
            query?: {
                /** @description The language of the texts. */
                languageIso2LetterCode?: "EN" | "ES";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["SubscriptionPlan"][];
                    };
                };
            };
            422: components["responses"]["Invalid"];
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
            409: components["responses"]["Conflict"];
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
    updateAutoPay: {
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
                "application/json": components["schemas"]["AutoPayUpdate"];
            };
        };
        responses: {
            /** @description The figures as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["FinancialSummary"];
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
    getAwardCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The award that the student has. */
                awardId: components["parameters"]["AwardId"];
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    shareAward: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The award that the student has. */
                awardId: components["parameters"]["AwardId"];
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The award, with its link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["StudentAward"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    unshareAward: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The award that the student has. */
                awardId: components["parameters"]["AwardId"];
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no link any more. */
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
    listStudentCoachingCircles: {
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
                sortBy?: "id" | "title" | "nextSessionTime";
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
            /** @description One page of circles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachingCircle"][];
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
    listStudentCoachSessions: {
        parameters: {
            query?: {
                /** @description Whether the largest comes first. */
                descending?: components["parameters"]["Descending"];
                /** @description Keep the sessions that end after this moment. */
                from?: string | null;
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "startTime" | "id" | "status";
                /** @description Keep the sessions with this status. */
                status?: "BOOKED" | "OCCURRED" | "NO_SHOW" | "CANCELLED" | "LATE_CANCELLED" | null;
                /** @description Keep the sessions that begin before this moment. */
                to?: string | null;
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
            /** @description One page of sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachSession"][];
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
    listCohortAlerts: {
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
            /** @description The alerts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CohortAlert"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    createCohortAlert: {
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
                "application/json": components["schemas"]["NewCohortAlert"];
            };
        };
        responses: {
            /** @description The alert. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CohortAlert"];
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
    deleteCohortAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What the student waits for. */
                alertId: components["parameters"]["AlertId"];
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
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
    listStudentEnrollmentApplications: {
        parameters: {
            query?: {
                /** @description Whether the largest comes first. */
                descending?: components["parameters"]["Descending"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "id" | "createdAt" | "updatedAt" | "status";
                /** @description Keep these. None given keeps all. */
                statuses?: components["schemas"]["EnrollmentApplicationStatus"][];
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
            /** @description One page of applications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["EnrollmentApplication"][];
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
    createEnrollmentApplication: {
        parameters: {
            query?: never;
            header: {
                /** @description A text of the caller's own for this one intent, such as a UUID. Sent again with the same key and the same request, the call does nothing a second time and answers the same; with the same key and another request it is refused (`idempotencyKeyReused`). A key is kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewEnrollmentApplication"];
            };
        };
        responses: {
            /** @description The draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["EnrollmentApplication"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    listEnvelopes: {
        parameters: {
            query?: {
                /** @description Keep what belongs to this application. */
                applicationId?: components["parameters"]["ApplicationFilter"];
                /** @description Whether the largest comes first. */
                descending?: components["parameters"]["Descending"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "id" | "sentAt" | "expiresAt" | "status";
                /** @description Keep these statuses. None given keeps all. */
                statuses?: components["schemas"]["EnvelopeStatus"][];
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
            /** @description One page of envelopes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Envelope"][];
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
    getFinancialSummary: {
        parameters: {
            query?: {
                /** @description Keep what belongs to this application. */
                applicationId?: components["parameters"]["ApplicationFilter"];
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
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["FinancialSummary"];
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
    listPaymentMethods: {
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
            /** @description All cards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["PaymentMethod"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    createPaymentMethod: {
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
                "application/json": components["schemas"]["PaymentMethodInput"];
            };
        };
        responses: {
            /** @description The new card. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["PaymentMethod"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            502: components["responses"]["ProviderFailure"];
            default: components["responses"]["Failure"];
        };
    };
    updatePaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
                /** @description The card. */
                methodId: components["parameters"]["PaymentMethodId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentMethodUpdate"];
            };
        };
        responses: {
            /** @description The card as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["PaymentMethod"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            502: components["responses"]["ProviderFailure"];
            default: components["responses"]["Failure"];
        };
    };
    deletePaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
                /** @description The card. */
                methodId: components["parameters"]["PaymentMethodId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            502: components["responses"]["ProviderFailure"];
            default: components["responses"]["Failure"];
        };
    };
    makeDefaultPaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
                /** @description The card. */
                methodId: components["parameters"]["PaymentMethodId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All cards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["PaymentMethod"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    reassignPaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
                /** @description The card. */
                methodId: components["parameters"]["PaymentMethodId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentMethodReassignment"];
            };
        };
        responses: {
            /** @description How many were moved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["ReassignedRows"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    setUpPaymentMethod: {
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
                "application/json": components["schemas"]["PaymentMethodSetupInput"];
            };
        };
        responses: {
            /** @description The form is ready. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["PaymentMethodSetup"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["ProviderFailure"];
            default: components["responses"]["Failure"];
        };
    };
    getPaymentPlanTerms: {
        parameters: {
            query?: {
                /** @description Keep what belongs to this application. */
                applicationId?: components["parameters"]["ApplicationFilter"];
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
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["PaymentPlanTerms"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    getPaymentPlanTermsDocument: {
        parameters: {
            query?: {
                /** @description Keep what belongs to this application. */
                applicationId?: components["parameters"]["ApplicationFilter"];
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
            /** @description The terms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    listPaymentPlans: {
        parameters: {
            query?: {
                /** @description Whether the largest comes first. */
                descending?: components["parameters"]["Descending"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "id" | "name" | "source";
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
            /** @description One page of payment plans. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["StudentPaymentPlan"][];
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
    listPaymentSchedules: {
        parameters: {
            query?: {
                /** @description Keep what belongs to this application. */
                applicationId?: components["parameters"]["ApplicationFilter"];
                /** @description Whether the largest comes first. */
                descending?: components["parameters"]["Descending"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "id" | "createdAt" | "status";
                /** @description Keep the schedules in this state. */
                status?: "ACTIVE" | "CONCLUDED" | "TRANSFERRED" | null;
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
            /** @description One page of schedules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["PaymentSchedule"][];
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
    updateSessionStatus: {
        parameters: {
            query: {
                /** @description How many seconds ago the person was last active. */
                idleSeconds?: number;
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
    listSessions: {
        parameters: {
            query?: {
                /** @description Whether the largest comes first. */
                descending?: components["parameters"]["Descending"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "lastActiveAt" | "startedAt" | "id";
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
            /** @description One page of sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["SignedInSession"][];
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
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
                /** @description The session. */
                sessionId: components["schemas"]["Id"];
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
    getSsoLoginUrl: {
        parameters: {
            query?: {
                /** @description The unit of the other system to open, such as a class. */
                orgUnitId?: string | null;
            };
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
                /** @description The number of the system: 0 is the learning system, 1 the learning platform. */
                n: components["parameters"]["SsoTarget"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["SsoLink"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    getTransferOptions: {
        parameters: {
            query: {
                /** @description The enrollment to move. */
                applicationId: components["schemas"]["Id"];
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
            /** @description The options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["TransferOptions"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    listTransfers: {
        parameters: {
            query?: {
                /** @description Whether the largest comes first. */
                descending?: components["parameters"]["Descending"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "id" | "requestedAt" | "status";
                /** @description Keep these. None given keeps all. */
                statuses?: components["schemas"]["TransferStatus"][];
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
            /** @description One page of transfers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Transfer"][];
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
    requestTransfer: {
        parameters: {
            query?: never;
            header: {
                /** @description A text of the caller's own for this one intent, such as a UUID. Sent again with the same key and the same request, the call does nothing a second time and answers the same; with the same key and another request it is refused (`idempotencyKeyReused`). A key is kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferRequest"];
            };
        };
        responses: {
            /** @description The transfer that is offered. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Transfer"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    getTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The transfer. */
                id: components["parameters"]["TransferId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transfer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Transfer"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    cancelTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The transfer. */
                id: components["parameters"]["TransferId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferReason"];
            };
        };
        responses: {
            /** @description The transfer as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Transfer"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PaymentConflict"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    confirmTransfer: {
        parameters: {
            query?: never;
            header: {
                /** @description A text of the caller's own for this one intent, such as a UUID. Sent again with the same key and the same request, the call does nothing a second time and answers the same; with the same key and another request it is refused (`idempotencyKeyReused`). A key is kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The transfer. */
                id: components["parameters"]["TransferId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferConfirmation"];
            };
        };
        responses: {
            /** @description The transfer as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Transfer"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRefused"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PaymentConflict"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failure"];
            502: components["responses"]["ProviderFailure"];
            default: components["responses"]["Failure"];
        };
    };
    quoteTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The transfer. */
                id: components["parameters"]["TransferId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["TransferQuote"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PaymentConflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    reviewTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The transfer. */
                id: components["parameters"]["TransferId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transfer as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Transfer"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    validateVoucher: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoucherCheck"];
            };
        };
        responses: {
            /** @description The voucher holds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["ValidVoucher"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
}
