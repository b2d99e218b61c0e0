// Made by generate.ts from openapi/. Do not edit.
export interface paths {
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The keys that verify credentials
         * @description A JSON Web Key Set (RFC 7517).
         */
        get: operations["getCredentialKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit_log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Audit log
         * @description What staff and commands did, latest first. Administrators see everything, advisors what they did themselves.
         */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
         * @description Consumes the verification code, marks the e-mail address as confirmed, and opens a session.
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
         * @description To the current address, or to a new one, which replaces it once it is confirmed. A new address requires the password, and the current address is notified.
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
                /** @description The code in the link. */
                verificationCode: components["schemas"]["Token"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an e-mail address
         * @description Confirming twice is not an error. The code must have been sent to the signed-in user. A new address replaces the current one, which is notified; all other links and codes that were e-mailed before become invalid.
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
         * Request a reset link
         * @description E-mails a link for choosing a new password within an hour.
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
         * Request a login link
         * @description E-mails a link that signs in once. The response is the same whether or not the account exists.
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
         * @description Consumes the token and ends every session of the account. `tokenInvalid`: the link doesn't exist. `invalidToken`: it expired or was used after the form was opened.
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
         * Check whether a reset link is valid
         * @description For use before the form is shown, so that no one fills it in for nothing. Doesn't consume the token. The token is in the body because paths are logged on the way.
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
         * The current session
         * @description The signed-in user, as currently known to the server.
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
         * @description Opens a session for a student with a coach record. Anyone else gets `failedLogin`.
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
         * @description Each refresh token can be used once. Used again within 10 seconds, for example by two racing tabs, it returns the same new tokens. Later reuse counts as theft and ends the whole session. A session without activity for a few minutes has ended as well: see `idleSeconds` and `PATCH /students/{id}/session`.
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
         * @description Opens a session for the user named by a token that the institute's single sign-on has signed.
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
         * @description Opens a session for anyone with an account. A wrong name and a wrong password get the same response.
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
         * @description The token of a login link opens one session, within a few minutes.
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
         * @description Creates an account with a coach record, without a password. With a verification code, its owner can then create one.
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
         * @description Creates an account without a password. With a verification code, its owner can then create one.
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
         * Request a verification code
         * @description E-mails a 6-digit code, valid for a few minutes, to an account without a password.
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
                /** @description The secret part of a calendar feed's URL. */
                feedSecret: components["parameters"]["FeedSecret"];
            };
            cookie?: never;
        };
        /**
         * A coach's sessions as a calendar feed
         * @description In the iCalendar format (RFC 5545), for calendar apps that poll it: the coach's sessions and those of the coach's circles, from the last 30 days on, including canceled ones. Clients are shown by first name. Anyone with the URL can read it, without signing in. An unknown URL, and one that was renewed or turned off, returns 404 (`notFound`).
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
         * @description Coaches see their sales, all users their own purchases, and advisors and administrators all of them.
         */
        get: operations["listCoachProductPurchases"];
        put?: never;
        /**
         * Buy a product of a coach
         * @description Charges what the quote says. If the product has changed since, or the quote has expired, it returns `quoteChanged` with a new quote, and charges nothing. Books a reserved time with the purchase; after the reservation has expired, it returns `slotTaken`. A seat in a free group on a day with another free session of the coach returns `freeSessionLimitReached`. A declined card returns `failedPay`, and the time stays reserved. If the cardholder has to confirm first, or the provider is slow, the purchase is in progress, and so is the reservation until it is decided.
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
         * @description For the coach, the customer, an advisor and an administrator.
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
        /**
         * Sessions of a purchase
         * @description For the coach, the customer, an advisor and an administrator.
         */
        get: operations["listPurchaseSessions"];
        put?: never;
        /**
         * Book a purchased session
         * @description Only for the customer. If all sessions are booked, it returns `limitReached`; if the reservation has expired, `slotTaken`.
         */
        post: operations["bookCoachSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coach_product_purchases/{id}/credits": {
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
         * Session credits of a purchase
         * @description What happened to its sessions: bought, booked, returned, refunded. For the coach, the customer, an advisor and an administrator.
         */
        get: operations["listSessionCredits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coach_product_purchases/{id}/delivery": {
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
        /**
         * Record that a product is delivered
         * @description Tells the buyer that it was sent or handed over, with the note. Only for the coach. Sending another note replaces the earlier one and tells the buyer again; sending the same one changes nothing. Anything but a paid product returns `notFound`.
         */
        put: operations["recordPurchaseDelivery"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coach_product_purchases/{id}/free_times": {
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
         * Free times of a purchase
         * @description The times, over all schedules of the coach, that fit a session as it was bought, whatever became of the product, from the first to the last day, at most 31 days. Only for the customer.
         */
        get: operations["listPurchaseFreeTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coach_product_purchases/{id}/refunds": {
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
         * Refund a purchase
         * @description Refunds the whole purchase, unused sessions, or a missed or late-canceled session, to the card that paid. For the coach, an advisor and an administrator. The purchase's `refund` says what can be refunded, and how much.
         */
        post: operations["createPurchaseRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coach_product_purchases/{id}/slot_reservations": {
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
         * Reserve a time for a bought session
         * @description Like `createSlotReservation`, for a session as it was bought, whatever became of the product. Only for the customer. If all sessions are booked, it returns `limitReached`.
         */
        post: operations["createPurchaseSlotReservation"];
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
         * Search purchases
         * @description The purchases of the list, filtered by criteria.
         */
        post: operations["findCoachProductPurchases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coach_product_purchases/find_parties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search the people of purchases
         * @description The coaches, or the customers, of the caller's own sales and purchases that match the criteria, by name.
         */
        post: operations["findCoachProductPurchaseParties"];
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
         * Coaches that can be booked
         * @description Coaches who offer at least one service, sorted by last name. For all signed-in users.
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
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        /**
         * A coach's sign-in details
         * @description Only for the coach.
         */
        get: operations["getCoachAccount"];
        put?: never;
        post?: never;
        /**
         * Delete a coach account
         * @description Only for the coach, with the current password, if every session has an outcome to which its client can no longer object and no circle will meet (`coachHasSessions`). Deletes the profile with its files, the products, the schedules and the session notes, and ends the subscription. What clients paid for and didn't get is refunded, while a bank decides about a dispute after its decision. Sessions, purchases and payments are kept for bookkeeping, and the student record stays.
         */
        delete: operations["deleteCoachAccount"];
        options?: never;
        head?: never;
        /**
         * Change a coach's sign-in details
         * @description Only for the coach. A new address requires the password, and takes effect once the link sent to it is followed. Changing an outdated version returns `versionConflict`.
         */
        patch: operations["patchCoachAccount"];
        trace?: never;
    };
    "/coaches/{coachId}/calendar_feed": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        /**
         * State of a coach's calendar feed
         * @description Only for the coach. The URL is stored as a hash, so it can't be shown again.
         */
        get: operations["getCoachCalendarFeed"];
        put?: never;
        /**
         * Create the URL of a coach's calendar feed
         * @description Turns the feed on, or renews its URL: the previous one stops working immediately. Only for the coach.
         */
        post: operations["createCoachCalendarFeed"];
        /**
         * Turn a coach's calendar feed off
         * @description Its URL stops working immediately. A feed that is off stays off. Only for the coach.
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
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        /**
         * Certifications of a coach
         * @description For all signed-in users.
         */
        get: operations["listCertifications"];
        put?: never;
        /**
         * Add a certification
         * @description For the coach and an administrator. A coach has at most 100 (`limitReached`).
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
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The certification. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change a certification
         * @description For the coach and an administrator.
         */
        put: operations["updateCertification"];
        post?: never;
        /**
         * Delete a certification
         * @description For the coach and an administrator.
         */
        delete: operations["deleteCertification"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{coachId}/circle_sessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        /**
         * Circle sessions of a coach
         * @description The sessions of all circles that the coach leads. For the coach, an advisor and an administrator.
         */
        get: operations["listCoachCircleSessions"];
        put?: never;
        post?: never;
        delete?: never;
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
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        /**
         * Sessions of a coach
         * @description For the coach, an advisor and an administrator.
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
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The session. */
                sessionId: components["parameters"]["CoachSessionId"];
            };
            cookie?: never;
        };
        /**
         * One session of a coach
         * @description For the coach, the client, an advisor and an administrator.
         */
        get: operations["getCoachSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Reschedule a session
         * @description Possible as `rescheduling` of the session says (otherwise `sessionStatusInvalid`); for the client to one of the coach's free times. A coach has to give a reason, keeps the length, and moves it within the horizon of the schedules; the client can then accept the time (`isMovePending`) or cancel for a full refund. The other side gets a message. A time that is taken, or that isn't free for the client, returns `slotTaken`; one at which the client who moves it has another session, `timeConflict`; a second free session on a day, `freeSessionLimitReached`.
         */
        patch: operations["moveCoachSession"];
        trace?: never;
    };
    "/coaches/{coachId}/coaching_sessions/{sessionId}/attendance": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The session. */
                sessionId: components["parameters"]["CoachSessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit attendance
         * @description For the coach and an administrator, once it has begun as `isAttendanceOpen` and `isNoShowOpen` say (otherwise `sessionStatusInvalid`). Submitting again corrects it.
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
                /** @description The coach who owns it. */
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
         * @description Possible and refunded as `cancellation` of the session says (otherwise `sessionStatusInvalid`). A client who cancels late uses the session up. A coach can cancel after the start too, until an outcome is recorded.
         */
        post: operations["cancelCoachSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{coachId}/coaching_sessions/{sessionId}/coach_absence": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The session. */
                sessionId: components["parameters"]["CoachSessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that the coach didn't come
         * @description For the client, while `coachAbsence.isReportable` (otherwise `sessionStatusInvalid`). The coach gets a message and can return what was paid, offer a new time, or record that the session took place. Without a reply, the client can cancel it for a full refund or reschedule it.
         */
        post: operations["reportCoachAbsence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{coachId}/coaching_sessions/{sessionId}/move_acceptance": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The session. */
                sessionId: components["parameters"]["CoachSessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept the new time of a session
         * @description For the client, while `isMovePending` (otherwise `sessionStatusInvalid`, also if the coach moved it again). From then on, the client's notice counts from the new time. The coach gets a message. If the client has another session at that time, it returns `timeConflict`.
         */
        post: operations["acceptCoachSessionMove"];
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
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The session. */
                sessionId: components["parameters"]["CoachSessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a note
         * @description Only for the coach, who alone can see it. A session has at most 100 notes (`limitReached`).
         */
        post: operations["addCoachSessionNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{coachId}/coaching_sessions/{sessionId}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The note. */
                noteId: components["parameters"]["CoachSessionNoteId"];
                /** @description The session. */
                sessionId: components["parameters"]["CoachSessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a note
         * @description Only for the coach who wrote it. Deleting an outdated version returns `versionConflict`.
         */
        delete: operations["deleteCoachSessionNote"];
        options?: never;
        head?: never;
        /**
         * Correct a note
         * @description Only for the coach who wrote it. The note then has `editedAt`. Changing an outdated version returns `versionConflict`.
         */
        patch: operations["updateCoachSessionNote"];
        trace?: never;
    };
    "/coaches/{coachId}/data_export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        /**
         * Export a coach's data
         * @description Only for the coach. Returned as a download, `coach-data.json`.
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
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        /**
         * Educations of a coach
         * @description For all signed-in users.
         */
        get: operations["listEducations"];
        put?: never;
        /**
         * Add an education
         * @description For the coach and an administrator. A coach has at most 100 (`limitReached`).
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
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The education. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change an education
         * @description For the coach and an administrator.
         */
        put: operations["updateEducation"];
        post?: never;
        /**
         * Delete an education
         * @description For the coach and an administrator.
         */
        delete: operations["deleteEducation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{coachId}/groups": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        /**
         * Groups of a coach
         * @description Groups whose last session has not ended, the next one first, at most 100. Others see those of published services.
         */
        get: operations["listCoachingGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{coachId}/groups/{groupId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The group. */
                groupId: components["parameters"]["CoachingGroupId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a group
         * @description For the coach and an administrator. Once a seat is sold, it returns `productHasSessions`.
         */
        delete: operations["deleteCoachingGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{coachId}/groups/{groupId}/sessions/{groupSessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The group. */
                groupId: components["parameters"]["CoachingGroupId"];
                /** @description The session of the group. */
                groupSessionId: components["parameters"]["GroupSessionId"];
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
         * Move a session of a group
         * @description For the coach and an administrator. Each participant gets a message, and can accept the new time or cancel it for a refund. A time at which the coach isn't free returns `slotTaken`.
         */
        patch: operations["moveGroupSession"];
        trace?: never;
    };
    "/coaches/{coachId}/groups/{groupId}/sessions/{groupSessionId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The group. */
                groupId: components["parameters"]["CoachingGroupId"];
                /** @description The session of the group. */
                groupSessionId: components["parameters"]["GroupSessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a session of a group
         * @description For the coach and an administrator. Each participant gets a message, and the price of the session back.
         */
        post: operations["cancelGroupSession"];
        delete?: never;
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
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        /**
         * All products of a coach
         * @description Includes drafts. For the coach and an administrator.
         */
        get: operations["listCoachProducts"];
        put?: never;
        /**
         * Add a product
         * @description For the coach and an administrator. A coach has at most 100 (`limitReached`).
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
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The product. */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * One product
         * @description For all signed-in users; drafts only for the coach and an administrator.
         */
        get: operations["getCoachProduct"];
        /**
         * Change a product
         * @description For the coach and an administrator. Changing an outdated version returns `versionConflict`.
         */
        put: operations["updateCoachProduct"];
        post?: never;
        /**
         * Delete a product
         * @description For the coach and an administrator. Not possible while it has upcoming sessions (`productHasSessions`).
         */
        delete: operations["deleteCoachProduct"];
        options?: never;
        head?: never;
        /**
         * Change a part of a product
         * @description For the coach and an administrator. Changing an outdated version returns `versionConflict`.
         */
        patch: operations["patchCoachProduct"];
        trace?: never;
    };
    "/coaches/{coachId}/products/{productId}/available_schedules/{scheduleId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The product. */
                productId: components["parameters"]["ProductId"];
                /** @description The schedule. */
                scheduleId: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        /**
         * Available times
         * @description The free times of a schedule that fit a session of the product, from the first to the last day, at most 31 days. For all signed-in users. Only one-on-one services are booked by time; for other products the list is empty.
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
    "/coaches/{coachId}/products/{productId}/free_times": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The product. */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * Free times of a product
         * @description The times, over all schedules of the coach, that fit a session of the product, from the first to the last day, at most 31 days. For all signed-in users. Only one-on-one services are booked by time; for other products there are none.
         */
        get: operations["listFreeTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{coachId}/products/{productId}/groups": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The product. */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Schedule a group
         * @description For the coach and an administrator. A time at which the coach isn't free returns `slotTaken`; a service has at most 50 groups (`limitReached`).
         */
        post: operations["createCoachingGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{coachId}/products/{productId}/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The product. */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quote a purchase
         * @description What buying the product costs and includes. For a purchase without a time; reserving a time returns a quote for it.
         */
        post: operations["createPurchaseQuote"];
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
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The product. */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reserve a time
         * @description Reserves it for a few minutes, until `expiresAt`. A new reservation releases the caller's previous ones with this coach, and those with others at the same time. A time that is not available, or no longer, returns `slotTaken`; one at which the caller has another session, `timeConflict`; one that the caller had held too often, `holdLimitReached`; a second free session with the coach on a day, `freeSessionLimitReached`. Coaches can't reserve their own time (`ownService`).
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
                /** @description The coach who owns it. */
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
         * Publish or unpublish a product
         * @description For the coach and an administrator. Purchases remain valid.
         */
        patch: operations["updateCoachProductStatus"];
        trace?: never;
    };
    "/coaches/{coachId}/products/public": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        /**
         * Published products of a coach
         * @description Public. Newest first.
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
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        /**
         * Completeness of a coach's profile
         * @description For the coach and an administrator.
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
    "/coaches/{coachId}/sales": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        /**
         * Sales of a coach
         * @description Paid purchases with their refunds and disputes, and what the institute owes to the coach. For the coach, an advisor and an administrator.
         */
        get: operations["listSales"];
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
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        /**
         * Schedules of a coach
         * @description For the coach, an advisor and an administrator. Clients read the free times of a product instead. A coach has at most 20.
         */
        get: operations["listCoachSchedules"];
        put?: never;
        /**
         * Add a schedule
         * @description For the coach and an administrator. A coach has at most 20 (`limitReached`).
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
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The schedule. */
                scheduleId: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change a schedule
         * @description For the coach and an administrator. Booked sessions are not affected. Changing an outdated version returns `versionConflict`.
         */
        put: operations["updateCoachSchedule"];
        post?: never;
        /**
         * Delete a schedule
         * @description For the coach and an administrator. Booked sessions are not affected.
         */
        delete: operations["deleteCoachSchedule"];
        options?: never;
        head?: never;
        /**
         * Change a part of a schedule
         * @description For the coach and an administrator. Booked sessions are not affected. Changing an outdated version returns `versionConflict`.
         */
        patch: operations["patchCoachSchedule"];
        trace?: never;
    };
    "/coaches/{coachId}/selling_status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        /**
         * Whether a coach may sell
         * @description For the coach and an administrator. Sessions that were bought can be booked whatever it says.
         */
        get: operations["getSellingStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{coachId}/soonest_times": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        /**
         * Soonest free times of a coach
         * @description For each service of the coach that is for sale and booked by time, its first free times over all schedules, within 31 days. The cheapest service comes first, then the shortest. For all signed-in users.
         */
        get: operations["listSoonestTimes"];
        put?: never;
        post?: never;
        delete?: never;
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
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        /**
         * The subscription of a coach
         * @description For the coach and an administrator.
         */
        get: operations["getSubscription"];
        put?: never;
        /**
         * Subscribe
         * @description Only for the coach. The first period is charged immediately. While a charge is overdue, this call pays it, and nothing else: with another plan or amount it answers `subscriptionStatusInvalid`. A coach with a subscription changes it instead (`subscriptionStatusInvalid`, too).
         */
        post: operations["createSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change, cancel or resume a subscription
         * @description Only for the coach. Another plan and a cancellation take effect at the end of the period. While a charge is overdue, a cancellation takes effect immediately: nothing is owed anymore, and a payment in progress is refunded if it succeeds. Another card (the coach's own and not expired: otherwise `invalidPaymentMethodDetails`) is charged from the next period on. While a charge is overdue, the card is chosen by paying it.
         */
        patch: operations["updateSubscription"];
        trace?: never;
    };
    "/coaches/{coachId}/subscription/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        /**
         * Invoices of a coach
         * @description For the coach and an administrator.
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
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The invoice. */
                invoiceId: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        /**
         * An invoice as a PDF
         * @description In the coach's language. For the coach and an administrator.
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
    "/coaches/{coachId}/time_off": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        /**
         * Days off of a coach
         * @description For the coach, an advisor and an administrator. Only those that aren't over.
         */
        get: operations["listCoachTimeOff"];
        put?: never;
        /**
         * Take days off
         * @description For the coach and an administrator. On these days, none of the coach's schedules can be booked, whatever its hours. Booked sessions stay. A coach has at most 100 that aren't over (`limitReached`).
         */
        post: operations["createCoachTimeOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{coachId}/time_off/{timeOffId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The days off. */
                timeOffId: components["parameters"]["TimeOffId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw days off
         * @description For the coach and an administrator. The hours of the schedules apply again.
         */
        delete: operations["deleteCoachTimeOff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{coachId}/today": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        /**
         * A coach's day
         * @description The next appointment, what the coach has to do, the days ahead and the sums of the sales. For the coach.
         */
        get: operations["getCoachToday"];
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
         * @description For all signed-in users.
         */
        get: operations["getCoach"];
        /**
         * Change a coach
         * @description For the coach and an administrator. Educations and certifications have separate calls. Changing an outdated version returns `versionConflict`.
         */
        put: operations["updateCoach"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a part of a coach
         * @description For the coach and an administrator. Changing an outdated version returns `versionConflict`.
         */
        patch: operations["patchCoach"];
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
         * @description For all signed-in users.
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
         * @description Includes its sessions and its members. Only members, the coach and the staff see the members' names.
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
         * @description For all signed-in users; only members, the coach and the staff see where to meet.
         */
        get: operations["listCircleSessions"];
        put?: never;
        /**
         * Schedule a session
         * @description For the circle's coach and an administrator. The members get a message.
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
         * @description For the circle's coach and an administrator, until it begins (`coachingCircleNotHaveOpenSessions`).
         */
        put: operations["updateCircleSession"];
        post?: never;
        /**
         * Delete a session
         * @description For the circle's coach and an administrator, until it begins (`coachingCircleNotHaveOpenSessions`), if enough open sessions remain (`openSessionsNumberLessThanMinimumRequired`).
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
         * Submit attendance
         * @description For the circle's coach and an administrator, once it has begun (before, `coachingCircleNotHaveOpenSessions`). Submitting again corrects it.
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
         * @description Students join themselves; the circle's coach and the staff can add anyone. The coach sees the contact data of an added student only after the student has agreed, by joining as well. A member stays a member. Without an upcoming session, it returns `coachingCircleNotHaveOpenSessions`; if the circle is full, `exceededStudents`; if the student has transferred from it, `statusInvalid`; if the student is in another circle, `alreadyInCircle`. Students who join another circle than the one that they left change circles; that counts like a transfer (`exceededTransfers`). Additions by the coach or the staff don't count.
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
         * @description For the student, the circle's coach and the staff, any number of times. A student who has transferred to another circle can't leave this one (`statusInvalid`).
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
         * Transfer to another circle
         * @description Moves the student from this circle to another one in the same language that has an upcoming session (otherwise `transferNotPermit`) and a free place (`exceededStudents`). Changes of circles are limited (`exceededTransfers`), and from each circle once (`statusInvalid`).
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
         * @description For the staff who decide about them.
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
         * @description For its student, an advisor and an administrator.
         */
        get: operations["getEnrollmentApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Save a step
         * @description Incomplete values are saved; invalid ones are rejected. `versionConflict`: it was changed since; `current` is the latest version.
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
         * @description The agreements of the current application; empty until class, personal information and payment plan are complete. An agreement whose text is outdated is voided and replaced.
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
         * @description The listed hash identifies the text. If it is already signed, it is returned unchanged.
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
         * @description The enrollment agreement is then signed on behalf of the institute. What was due on submitting must be paid.
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
         * @description Only before anything was submitted or paid.
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
         * @description The disclosures and the handbook. Once they and the agreement are signed and sealed, the student is enrolled.
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
         * @description Nothing is charged until the application is submitted.
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
         * @description `noPaymentPlanSelected`: the program doesn't have this plan.
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
         * Get a quote for submitting
         * @description Validates the voucher again.
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
         * @description All payments are refunded, and the seat becomes free.
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
         * Request changes
         * @description The student can then change the personal information and submit again.
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
         * Start reviewing an application
         * @description The student sees that it is being reviewed.
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
         * @description Finds the outcome of a submission that the caller sent with an `Idempotency-Key` when the response was lost. An empty list means that it did not arrive, and nothing was charged.
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
         * @description Takes a seat, creates the payment schedule and charges what is due today: all of it, or nothing. Sending it again with the same key returns the same result, and never charges twice. `submitApplicationFailed` with an error at `/quoteId`: request a new quote.
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
         * @description Replaces a previous voucher.
         */
        put: operations["applyVoucher"];
        post?: never;
        /**
         * Remove the voucher
         * @description Without one, nothing changes.
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
         * @description Payments are refunded according to the enrollment agreement, and the seat becomes free. After the enrollment it is possible until the first class begins; courses and open transfers end with it.
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
         * @description For the student it was sent to, an advisor and an administrator.
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
         * Audit trail of an envelope
         * @description Who did what and when, oldest first by default.
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
         * @description Required if the institute signs first; otherwise its signature is added when the documents are sealed.
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
         * @description The institute is notified of the reason.
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
         * A document as a PDF
         * @description A tagged PDF: the sealed copy with signatures and audit trail, once it exists; until then the text to be signed.
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
         * @description Returns the texts to read, and records in the audit trail that they were opened. Signed envelopes can be opened again.
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
         * Request a new link
         * @description Sends the same documents again, in a new envelope that replaces an expired or declined one. Requesting it again returns the same new envelope.
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
         * @description Signs all documents of the envelope. If the student has already signed, it is returned unchanged. `envelopeChanged`: the hash is not that of the current texts, so open it again.
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
         * Void an envelope
         * @description Only before the student has signed, or while the institute is deciding about the application it belongs to.
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
         * @description The file belongs to the user who uploads it. Pictures are stored upright, without metadata and with at most 2048 pixels a side (documents 4096). PDFs must not contain scripts, programs, files or a password. Captions have at most 1 MB, in UTF-8 or UTF-16, and are stored as WebVTT without styles and tags. A file that can't be read returns `captionsTime` (a time or the block around it), `captionsOrder` (ends before it starts, or starts before the caption above it) or `captionsGap` (no empty line above it), each with the `line`, or `captionsEmpty` or `captionsEncoding`. Users have at most 200 files (`limitReached`), and upload at most 60 an hour.
         */
        post: operations["uploadFile"];
        /**
         * Delete a file
         * @description For its owner and an administrator. A photo, cover photo, video or captions that used it are removed.
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
         * Get a URL for a file
         * @description Valid for 15 minutes and for this file only.
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
    "/institute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The institute
         * @description Public. Its name, support, currency, languages, time zone, and the policies in a language.
         */
        get: operations["getInstitute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lms/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a result from the learning platform
         * @description For the learning platform, which signs each report with the secret it shares with the institute. A report with the id of an earlier one, or that is older than the last one of its module, changes nothing. A result for a module that isn't completed on the platform returns `progressSourceInvalid`.
         */
        post: operations["reportLearningResult"];
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
         * @description For the student, an advisor and an administrator.
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
         * @description For an advisor and an administrator. Unpaid rows are deleted and no longer owed.
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
         * Make a payment
         * @description Charges the amount of a quote to a card. Only for the student. The payment may still be in progress in the response: the provider has not decided, or the cardholder has to confirm it (`nextActionUrl`). If the response is lost, send the same request with the same key, or look up the payment by that key.
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
         * @description Only for the student.
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
         * Request a quote for a payment
         * @description The quote is valid until `expiresAt`, unless something else is paid. Only for the student.
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
         * Refund money
         * @description For an advisor and an administrator. Refunds the newest payments first. A refund that the provider refuses ends as `INVALID`.
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
         * Replace a payment schedule
         * @description For an advisor and an administrator. Payments carry over to the new schedule, which is returned.
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
         * @description Finds the payment that the caller made with an `Idempotency-Key` when the response was lost. An empty list means that nothing was charged.
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
         * @description For the student, an advisor and an administrator.
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
         * @description Cancels a payment that the student should confirm with the bank. Nothing is charged, and another card can be used instead. `paymentStatusInProgress`: the bank is processing it, so it can't be canceled anymore. A payment that has failed or was canceled before is returned unchanged.
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
         * @description A PDF in the student's language, only for an accepted payment. For the student, an advisor and an administrator.
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
         * @description Sends the PDF to the student's sign-in address only. Only for an accepted payment.
         */
        post: operations["emailPaymentReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * People
         * @description All users, for administrators. Searches names and e-mail addresses.
         */
        get: operations["listPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{userId}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                userId: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disable a user
         * @description Ends all sessions of the user, who can't sign in until enabled. Disabling a disabled user changes nothing. Administrators can't disable themselves.
         */
        post: operations["disablePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{userId}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                userId: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable a user
         * @description The user can sign in again. Enabling a user who isn't disabled changes nothing.
         */
        post: operations["enablePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{userId}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                userId: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Grant and revoke staff roles
         * @description Sets which staff roles a user has. They apply from the user's next request. Administrators can't give up their own administrator role, so there is always one.
         */
        put: operations["setStaffRoles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/award_status_lists/{list}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the list, from 0. */
                list: number;
            };
            cookie?: never;
        };
        /**
         * A status list of awards
         * @description A W3C Bitstring Status List as a signed JWT. The bit at a credential's `statusListIndex` is 1 once it is revoked.
         */
        get: operations["getAwardStatusList"];
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
         * @description The options of every list, in display order. A label is derived from the value: underscores become spaces, and the first letter is capitalized.
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
         * @description Public.
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
         * @description Public.
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
         * @description Public. Includes full classes, with 0 seats left.
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
    "/public/programs/{id}/details": {
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
         * What people want to know before they enroll in a program
         * @description Public. Price, dates and seats have their own operations. Parts that the institute has no data for are empty.
         */
        get: operations["getProgramDetails"];
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
         * Payment plans of a program
         * @description Each with its figures and rows, as if the student enrolled today.
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
                /** @description The last part of the public link. */
                shareToken: components["parameters"]["ShareToken"];
            };
            cookie?: never;
        };
        /**
         * An award by its public link
         * @description Public for anyone with the link, or with the code on the certificate, which always works. A withdrawn link returns 404 (`notFound`).
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
    "/public/shared_awards/{shareToken}/credential": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The last part of the public link. */
                shareToken: components["parameters"]["ShareToken"];
            };
            cookie?: never;
        };
        /**
         * The credential of an award by its public link
         * @description The same credential as the student's, for anyone with the link or the code on the certificate.
         */
        get: operations["getSharedAwardCredential"];
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
         * Subscription plans for coaches
         * @description Public. The cheapest first.
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
    "/reconciliation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reconciliation
         * @description Whether the provider's records, the books and session credits agree. For advisors and administrators.
         */
        get: operations["getReconciliation"];
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
         * @description Advisors and administrators see all students. Coaches also see the students of their circles and sessions, with the data needed to work with them: names, photo, time zone, language, e-mail address and mobile phone; the rest is `null`. Students see themselves.
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
         * @description For the student, an advisor, an administrator and, as in the list, a coach of the student.
         */
        get: operations["getStudent"];
        /**
         * Change a student
         * @description For the student and an administrator. Changing an outdated version returns `versionConflict`.
         */
        put: operations["updateStudent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a part of a student
         * @description For the student and an administrator. Changing an outdated version returns `versionConflict`.
         */
        patch: operations["patchStudent"];
        trace?: never;
    };
    "/students/{id}/account": {
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
         * Delete an account
         * @description Only for the student, with the current password, and once nothing is open (`accountInUse`; see `getStudentAccountDeletion`). Deletes the profile, messages, files, cards, progress and memberships, and ends all sessions. Payments, purchases, signed documents and certificates are kept for bookkeeping and as evidence.
         */
        delete: operations["deleteStudentAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/account_deletion": {
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
         * Whether an account can be deleted
         * @description Only for the student.
         */
        get: operations["getStudentAccountDeletion"];
        put?: never;
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
         * Account history
         * @description For the student, an advisor and an administrator.
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
         * Activity log
         * @description For the student, an advisor and an administrator. Lists what coaches did, unless `source` is given.
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
         * Turn autopay on or off
         * @description Requires a card that has not expired. Only for the student.
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
         * Awards that a student can still earn
         * @description With the completed and missing requirements; the closest award first. For the student, an advisor and an administrator.
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
         * A student's awards
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
                /** @description The student's award. */
                awardId: components["parameters"]["AwardId"];
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        /**
         * The certificate of an award
         * @description A PDF in the student's language. For the student, an advisor and an administrator.
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
    "/students/{id}/awards/{awardId}/credential": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student's award. */
                awardId: components["parameters"]["AwardId"];
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        /**
         * The credential of an award
         * @description An Open Badge 3.0 (W3C Verifiable Credential) as a JWT, signed with Ed25519. Anyone can verify it with the keys of `/.well-known/jwks.json`, offline too; its status list says whether it was revoked.
         */
        get: operations["getAwardCredential"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/awards/{awardId}/revocation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student's award. */
                awardId: components["parameters"]["AwardId"];
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Revoke an award
         * @description For an advisor and an administrator. The student is notified with the reason; certificate, public page and status list say that it is revoked. It can't be undone, and the student can't earn the award again. Revoking it again changes nothing.
         */
        put: operations["revokeAward"];
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
                /** @description The student's award. */
                awardId: components["parameters"]["AwardId"];
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Create an award's public link
         * @description Anyone with the link can see the award. An existing link is kept. Only for the student.
         */
        put: operations["shareAward"];
        post?: never;
        /**
         * Withdraw the public link of an award
         * @description The link never works again; a later one is different. Without a link, nothing changes. Only for the student.
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
         * @description The circles that the student is a member of. For the student, an advisor and an administrator.
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
    "/students/{id}/coaching_sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
                /** @description The session. */
                sessionId: components["parameters"]["CoachSessionId"];
            };
            cookie?: never;
        };
        /**
         * One session that a student booked
         * @description The student itself, an advisor and an administrator can see it.
         */
        get: operations["getStudentCoachSession"];
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
         * A student's class alerts
         * @description All alerts, oldest first. An alert is removed once it was sent. Only for the student.
         */
        get: operations["listCohortAlerts"];
        put?: never;
        /**
         * Request an alert when enrollment opens
         * @description Once there is a free seat, in one class or in any class of a program in a language, the student gets one e-mail and one message: to enroll, or to transfer from another class of the program. Requesting it again returns the existing alert. At most 50 (`limitReached`).
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
                /** @description The alert. */
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
         * Cancel a class alert
         * @description Only for the student.
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
         * @description Newest first by default. Only for the student. The number of unread messages is the `pagination.total` of the list with the status `UNREAD`.
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
         * Archive a message
         * @description Removes it from the inbox and keeps its status. Archiving again has no effect.
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
         * Set the status of a message
         * @description Works in both directions, and any number of times.
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
         * Restore a message
         * @description Returns it to the inbox with its previous status.
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
         * Archive messages
         * @description Each message is archived independently; the response lists those that were not.
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
         * @description They can be restored until `restorableUntil`, and are then deleted for good. The ids are in the body.
         */
        delete: operations["deleteCommunicationIntents"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/communication_intents/restore": {
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
         * Restore deleted messages
         * @description Returns each to where it was, with its previous status. The response lists those that are no longer kept.
         */
        post: operations["restoreCommunicationIntents"];
        delete?: never;
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
         * Restore messages
         * @description Each message is restored independently; the response lists those that were not.
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
         * A student's communication preferences
         * @description Every type in every channel. Only for the student.
         */
        get: operations["listCommunicationPreferences"];
        /**
         * Change communication preferences
         * @description Only for the student. Locked preferences stay on and immediate.
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
         * @description For the student, an advisor and an administrator. `groupBy` lists the rows of a group together, and `sortBy` sorts them within it.
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
         * @description Includes the next module. For the student, an advisor and an administrator.
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
         * @description In course order by default. For the student, an advisor and an administrator.
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
         * A student's progress in a course
         * @description For the student, an advisor and an administrator.
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
    "/students/{id}/data_export": {
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
         * Export a student's data
         * @description Only for the student. Returned as a download, `student-data.json`.
         */
        get: operations["exportStudentData"];
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
         * Start an application
         * @description For the caller. `studentActiveEnrollment`: there already is one for the program; `current` has its id. `invalidApplicationRequest`: the student is enrolled in it.
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
         * Envelopes of a student
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
         * A student's financial summary
         * @description For the newest active schedule, or else the newest one. For the student, an advisor and an administrator.
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
         * @description Ends the current session.
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
         * @description Ends every session of the student, including the current one.
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
         * @description Only for the student. Newest first.
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
         * @description Any number of times.
         */
        put: operations["addModuleBookmark"];
        post?: never;
        /**
         * Remove a bookmark
         * @description Any number of times.
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
         * Update a module's progress
         * @description Only for the student. The player of a film or recording reports its position here at least once a minute; the server adds up what was watched, and completes the module once that is enough. `completed: true` for a module that the student can't report as completed returns `progressSourceInvalid`. A module of a course that is not open yet returns `courseLocked`. A course is completed once all its modules are, and may earn awards.
         */
        put: operations["updateModuleProgress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/modules/{moduleId}/result": {
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
         * Record a module's result
         * @description For an advisor and an administrator, for any module: a graded assignment, attendance of a live class, or a film that was watched elsewhere. Awards that were earned are kept, even if the result is taken back.
         */
        put: operations["recordModuleResult"];
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
         * @description Ends every other session of the student, and invalidates all links and codes that were e-mailed.
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
         * @description The default card first. For the student, an advisor and an administrator.
         */
        get: operations["listPaymentMethods"];
        put?: never;
        /**
         * Add a card
         * @description Only for the student. The number was entered in the provider's form; this call takes the form's token. A student has at most 20 cards.
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
         * @description Only for the student.
         */
        put: operations["updatePaymentMethod"];
        post?: never;
        /**
         * Delete a card
         * @description Only for the student. A card assigned to open rows can't be deleted until they are assigned to another one, and the default card can't be deleted while anything is owed.
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
         * @description Only for the student. An expired card can't be the default.
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
         * @description Moves all open rows that are assigned to the card. Only for the student.
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
         * Start adding a card
         * @description Returns what is needed to show the provider's form. Only for the student.
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
         * Payment plan terms
         * @description The figures of the contract for the newest active schedule, or else the newest one. For the student, an advisor and an administrator.
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
         * Payment plan terms as a file
         * @description A PDF in the student's language, with the payments and their due dates, for the newest active schedule, or else the newest one. For the student, an advisor and an administrator.
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
         * @description The plans of the student's payment schedules; the current one is marked. For the student, an advisor and an administrator.
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
         * Report the status of the session
         * @description `ACTIVE` reports that the user is active; the apps report it at most once a minute. Without a report for a few minutes, the session ends: access and refresh tokens are rejected. No other call counts as activity. `IDLE_TIMEOUT` ends the session immediately.
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
         * Active sessions of an account
         * @description The sessions that have not ended, in both apps.
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
         * @description Works for any device. The session's tokens are invalidated immediately.
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
         * Get a link to another system
         * @description Only for the student, valid for a minute. An unknown number returns 404.
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
    "/students/{id}/transactions": {
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
         * Transactions
         * @description All payments, refunds and disputes of a student, of every purpose. For the student, an advisor and an administrator.
         */
        get: operations["listTransactions"];
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
         * Transfer options
         * @description `transferNotPermit`: the class has graduated or will soon. `transferPastDue`: a payment is overdue. `transferDisputed`: a bank hasn't decided about a payment.
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
         * Request a transfer
         * @description For the caller. Nothing changes before it is confirmed.
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
         * @description For its student, an advisor and an administrator.
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
         * @description Nothing else changes.
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
         * @description The second step. Pays the fee, takes the new seat and moves the payment schedule and the progress: all of it, or nothing. `confirmTransferError` with an error at `/quoteId`: request a new quote. `paymentStatusInProgress`: the fee's payment is not decided yet; `current` has the payment, and the same call continues it.
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
         * Get a quote for a transfer
         * @description Both classes with what is owed for them, side by side.
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
         * Complete the first step
         * @description The student has reviewed the effects of the transfer.
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
         * @description Returns the discount without using the voucher. Public.
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
         * @description Whether a student can delete the account.
         * @example {
         *       "isPossible": false,
         *       "obstacles": [
         *         {
         *           "type": "BALANCE",
         *           "count": 1
         *         }
         *       ]
         *     }
         */
        AccountDeletion: {
            /** @description Whether nothing is open. */
            isPossible: boolean;
            /** @description What the student has to settle first. */
            obstacles: components["schemas"]["AccountDeletionObstacle"][];
        };
        /** @description Something that is open. */
        AccountDeletionObstacle: {
            /** @description How many there are. */
            count: number;
            /**
             * @description `APPLICATION`: submitted and not decided. `ENROLLMENT`: a class that hasn't ended. `BALANCE`: a schedule with something left to pay. `CREDIT`: money that waits for another schedule. `PAYMENT`: a payment or refund in progress. `UNUSED_SESSION`: paid and not booked. `UNDELIVERED_PRODUCT`: paid and not sent or handed over.
             * @enum {string}
             */
            type: "STAFF_ROLE" | "COACH_ACCOUNT" | "APPLICATION" | "ENROLLMENT" | "BALANCE" | "CREDIT" | "PAYMENT" | "BOOKED_SESSION" | "UNUSED_SESSION" | "UNDELIVERED_PRODUCT";
        };
        /**
         * @description An event on a student's account.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-00000000b001",
         *       "eventDate": "2026-03-02T15:00:00.000Z",
         *       "type": "PAYMENT_ACCEPTED",
         *       "applicationId": "01980a3c-1f00-7000-8000-000000009001",
         *       "amount": 45000,
         *       "currency": "USD",
         *       "description": "Visa 4242",
         *       "paidSoFar": 95000
         *     }
         */
        AccountEvent: {
            /** @description The amount, in minor units; negative if the student received it. `null` if no money moved. */
            amount: number | null;
            /** @description The application it belongs to. */
            applicationId: components["schemas"]["Id"] | null;
            /** @description ISO 4217 code. */
            currency: string | null;
            /** @description Details, such as the card. */
            description: string | null;
            /**
             * Format: date-time
             * @description When it happened.
             */
            eventDate: string;
            id: components["schemas"]["Id"];
            /** @description The total of payments less refunds and disputes at the time of this event, in minor units, of the listed application or of all: the sum of the transactions. */
            paidSoFar: number;
            type: components["schemas"]["AccountEventType"];
        };
        /**
         * @description The type of an account event.
         * @enum {string}
         */
        AccountEventType: "APPLICATION_SUBMITTED" | "APPLICATION_APPROVED" | "APPLICATION_REJECTED" | "APPLICATION_WITHDRAWN" | "AGREEMENT_SIGNED" | "ENROLLED" | "TRANSFERRED" | "PAYMENT_ACCEPTED" | "PAYMENT_FAILED" | "REFUNDED" | "PAYMENT_DISPUTED" | "DISPUTE_WON" | "DISPUTE_LOST" | "VOUCHER_APPLIED" | "AUTO_PAY_ENABLED" | "AUTO_PAY_DISABLED" | "PAYMENT_METHOD_ADDED" | "PAYMENT_METHOD_DELETED" | "PAYMENT_SCHEDULE_CONCLUDED" | "PAYMENT_SCHEDULE_TRANSFERRED";
        /**
         * @description An action by a student, or on behalf of one.
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
            /** @description The name of the user who did it. `null` if it was done automatically. */
            actorName: string | null;
            category: components["schemas"]["ActivityCategory"];
            /**
             * Format: date-time
             * @description When it was done.
             */
            createdAt: string;
            id: components["schemas"]["Id"];
            source: components["schemas"]["ActivitySource"];
            /** @description The name of what it affected. */
            subject: string | null;
            type: components["schemas"]["ActivityType"];
        };
        /**
         * @description The category of an activity.
         * @enum {string}
         */
        ActivityCategory: "ACCOUNT" | "PROFILE" | "COACHING" | "LEARNING";
        /**
         * @description Where the user acted. A student who is a coach acts as `COACH` in the coach app and on the coach record.
         * @enum {string}
         */
        ActivitySource: "COACH" | "STUDENT" | "ADVISOR" | "ADMIN" | "SYSTEM";
        /**
         * @description The type of an activity.
         * @enum {string}
         */
        ActivityType: "SIGNED_IN" | "SIGNED_OUT" | "PASSWORD_CHANGED" | "EMAIL_VERIFIED" | "PROFILE_UPDATED" | "COACH_PROFILE_UPDATED" | "EDUCATION_ADDED" | "EDUCATION_UPDATED" | "EDUCATION_DELETED" | "CERTIFICATION_ADDED" | "CERTIFICATION_UPDATED" | "CERTIFICATION_DELETED" | "PRODUCT_ADDED" | "PRODUCT_UPDATED" | "PRODUCT_DELETED" | "SESSION_SCHEDULED" | "SESSION_COMPLETED" | "SESSION_CANCELLED" | "NOTE_ADDED" | "COURSE_COMPLETED" | "AWARD_EARNED" | "AWARD_REVOKED" | "PREFERENCES_UPDATED" | "CIRCLE_JOINED" | "CIRCLE_LEFT" | "CIRCLE_TRANSFERRED" | "SESSION_RESCHEDULED" | "SESSION_MISSED" | "SESSION_MOVE_ACCEPTED" | "COACH_ABSENCE_REPORTED" | "PRODUCT_PUBLISHED" | "PRODUCT_UNPUBLISHED" | "PRODUCT_PURCHASED" | "PRODUCT_REFUNDED" | "PRODUCT_DELIVERED" | "SCHEDULE_ADDED" | "SCHEDULE_UPDATED" | "SCHEDULE_DELETED" | "SUBSCRIBED" | "SUBSCRIPTION_CHANGED" | "SUBSCRIPTION_CANCELLED" | "SUBSCRIPTION_RESUMED" | "SUBSCRIPTION_PAST_DUE" | "ACCOUNT_UPDATED" | "COACH_ACCOUNT_DELETED";
        /** @description If more than one part is set, country, state, city and street are all required. */
        Address: {
            /** @description City. */
            city: string | null;
            /** @description Country. */
            country: string | null;
            /** @description Country as ISO 3166-1 alpha-2. */
            countryCode: string | null;
            /** @description The whole address in one line. */
            formattedAddress: string | null;
            /** @description Degrees north. */
            latitude: number | null;
            /** @description Degrees east. */
            longitude: number | null;
            /** @description State, province or county. */
            state: string | null;
            /** @description The second part of the ISO 3166-2 code, or free text if the country has none. */
            stateCode: string | null;
            /** @description Street and number. */
            street1: string | null;
            /** @description Apartment, suite or building. */
            street2: string | null;
            /** @description Postal code. */
            zip: string | null;
        };
        /**
         * @description The advisor's note.
         * @example {
         *       "note": "Please enter your name as it is on your identity card."
         *     }
         */
        AdvisorNote: {
            /** @description Visible to the student. */
            note: string;
        };
        /** @description The amount repaid in installments, without interest and taxes: net tuition minus the deposit. */
        AmountFinanced: number;
        /** @description The yearly cost of credit (APR), in hundredths of a percent, by the actuarial method of Regulation Z, appendix J. 0 if the credit is free. */
        AnnualPercentageRate: number;
        /**
         * @description The caller's app, for links in e-mails.
         * @enum {string}
         */
        Application: "STUDENT" | "COACH";
        /**
         * @description An event in the audit trail of an envelope.
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
             * @description Who caused it.
             * @enum {string}
             */
            actor: "STUDENT" | "INSTITUTE" | "SYSTEM";
            /** @description The person's name, if it was a person. */
            actorName: string | null;
            /** @description The IP address of the request. */
            address: string | null;
            /** @description The document, if the event is about one. */
            documentTitle: string | null;
            id: components["schemas"]["Id"];
            /** @description The signature type. */
            method: components["schemas"]["SignatureType"] | null;
            /**
             * Format: date-time
             * @description When it happened.
             */
            occurredAt: string;
            type: components["schemas"]["AuditEventType"];
        };
        /**
         * @description The type of an audit event.
         * @enum {string}
         */
        AuditEventType: "SENT" | "REMINDED" | "OPENED" | "VIEWED" | "CONSENTED" | "SIGNED" | "COUNTERSIGNED" | "SEALED" | "DECLINED" | "EXPIRED" | "VOIDED" | "REPLACED" | "DOWNLOADED";
        /**
         * @description Something that staff or a command did. Entries are never changed or deleted.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-00000000aa01",
         *       "occurredAt": "2026-03-02T15:00:00.000Z",
         *       "type": "USER_DISABLED",
         *       "actorId": "01980a3c-1f00-7000-8000-000000000008",
         *       "actorName": "Ilse Brandt",
         *       "studentId": "01980a3c-1f00-7000-8000-000000000009",
         *       "studentName": "Owen Marsh",
         *       "reason": "Shared his password with others.",
         *       "subject": null,
         *       "amount": null,
         *       "currency": null
         *     }
         */
        AuditLogEntry: {
            /** @description The student id of who did it. `null` for a command. */
            actorId: components["schemas"]["Id"] | null;
            /** @description The name of who did it. */
            actorName: string | null;
            /** @description The amount that was moved, in minor units of `currency`. */
            amount: number | null;
            /** @description ISO 4217 code. */
            currency: string | null;
            id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When it was done.
             */
            occurredAt: string;
            /** @description The reason given. */
            reason: string | null;
            /** @description The student id of whom it was done to. */
            studentId: components["schemas"]["Id"] | null;
            /** @description The name of whom it was done to. */
            studentName: string | null;
            /** @description What it was about, such as the new roles or the decision. */
            subject: string | null;
            type: components["schemas"]["AuditLogEntryType"];
        };
        /**
         * @description What was done. `RESULT_TAKEN_BACK` is a module that was marked as not completed.
         * @enum {string}
         */
        AuditLogEntryType: "USER_DISABLED" | "USER_ENABLED" | "ROLES_CHANGED" | "APPLICATION_DECIDED" | "PAYMENT_REFUNDED" | "PURCHASE_REFUNDED" | "RESULT_RECORDED" | "RESULT_TAKEN_BACK" | "AWARD_REVOKED" | "ENVELOPE_VOIDED" | "INSTITUTE_FILE_APPLIED";
        /**
         * @description Whether rows are charged automatically when due.
         * @example {
         *       "enabled": true,
         *       "paymentMethodId": "01980a3c-1f00-7000-8000-000000000501"
         *     }
         */
        AutoPayUpdate: {
            /** @description On or off. */
            enabled: boolean;
            /**
             * @description The card for all open rows. `null` keeps the assigned cards, and assigns the default to rows without one.
             * @default null
             */
            paymentMethodId: components["schemas"]["Id"] | null;
        };
        /**
         * @description An award that a student can still earn.
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
         *           "target": 1,
         *           "countsSelfReported": true
         *         },
         *         {
         *           "type": "SESSIONS_ATTENDED",
         *           "courseId": null,
         *           "current": 2,
         *           "target": 3,
         *           "countsSelfReported": true
         *         }
         *       ]
         *     }
         */
        AvailableAward: {
            /** @description The requirements, all of which must be met. */
            criteria: components["schemas"]["AwardCriterionProgress"][];
            /** @description What it is awarded for. */
            description: string;
            id: components["schemas"]["Id"];
            /** @description The completed percentage, with two decimals, rounded down. */
            percent: number;
            /** @description The title, in the student's language. */
            title: string;
        };
        /**
         * @description A time that can be booked.
         * @example {
         *       "startTime": "2026-03-04T17:00:00.000Z",
         *       "endTime": "2026-03-04T17:50:00.000Z"
         *     }
         */
        AvailableSlot: {
            /**
             * Format: date-time
             * @description The end.
             */
            endTime: string;
            /**
             * Format: date-time
             * @description The start.
             */
            startTime: string;
        };
        /** @description A requirement of an award, with the student's progress. */
        AwardCriterionProgress: {
            /** @description Whether modules count that the student reported as completed. */
            countsSelfReported: boolean;
            /** @description The course of `COURSE_COMPLETED`. */
            courseId: components["schemas"]["Id"] | null;
            /** @description The completed number, at most `target`. */
            current: number;
            /** @description The required number. */
            target: number;
            type: components["schemas"]["AwardCriterionType"];
        };
        /**
         * @description What is counted. `COURSE_COMPLETED` refers to one course, the others to any.
         * @enum {string}
         */
        AwardCriterionType: "MODULES_COMPLETED" | "COURSES_COMPLETED" | "COURSE_COMPLETED" | "SESSIONS_ATTENDED";
        /**
         * @description Why an award is revoked.
         * @example {
         *       "reason": "It was issued by mistake."
         *     }
         */
        AwardRevocation: {
            /** @description Why, for the student and the history. */
            reason: string;
        };
        /**
         * @description The state of a coach's calendar feed. Its URL is a secret and not included.
         * @example {
         *       "createdAt": "2026-03-02T15:00:00.000Z"
         *     }
         */
        CalendarFeed: {
            /**
             * Format: date-time
             * @description When its URL was created. `null` while it is off.
             */
            createdAt: string | null;
        };
        /**
         * @description `AUTOMATIC`: charged by autopay when due. `MANUAL`: paid by the student.
         * @enum {string}
         */
        CaptureMethod: "AUTOMATIC" | "MANUAL";
        /**
         * @description The brand of a card.
         * @enum {string}
         */
        CardBrand: "VISA" | "MASTERCARD" | "AMERICAN_EXPRESS" | "DISCOVER" | "DINERS_CLUB" | "JCB" | "UNIONPAY" | "OTHER";
        /**
         * @description A certification of the coach.
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
             * @description The URL for verifying it.
             */
            credentialUrl: string | null;
            /**
             * Format: date
             * @description The expiration date, not before the issue date.
             */
            expirationDate: string | null;
            id: components["schemas"]["Id"];
            /**
             * Format: date
             * @description The issue date.
             */
            issueDate: string | null;
            /** @description The issuer. */
            issuer: string | null;
            /** @description The name of the certification. */
            name: string;
        };
        /**
         * @description A certification to save.
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
             * @description The URL for verifying it.
             */
            credentialUrl: string | null;
            /**
             * Format: date
             * @description The expiration date, not before the issue date.
             */
            expirationDate: string | null;
            /**
             * Format: date
             * @description The issue date.
             */
            issueDate: string | null;
            /** @description The issuer. */
            issuer: string | null;
            /** @description The name of the certification. */
            name: string;
        };
        /** @description A payment plan with its name. */
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
         * @description The attendance of a session.
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
            /** @description The members' attendance. It stays unknown for members who are not listed. */
            attendance: components["schemas"]["CircleAttendance"][];
        };
        /**
         * @description A session with its circle.
         * @example {
         *       "circle": {
         *         "id": "01980a3c-1f00-7000-8000-0000000002c1",
         *         "coachId": "01980a3c-1f00-7000-8000-0000000000c5",
         *         "coachName": "Rosa Delgado",
         *         "title": "Thursday evening circle",
         *         "description": "For students in their first six months who work during the day.",
         *         "languageIso2LetterCode": "EN",
         *         "capacity": 8,
         *         "studentCount": 1,
         *         "minimumOpenSessions": 2,
         *         "openSessionCount": 3,
         *         "nextSessionTime": "2026-03-05T23:00:00.000Z",
         *         "membership": "ACTIVE",
         *         "isInvited": false,
         *         "joinRefusal": null,
         *         "transferRefusal": null
         *       },
         *       "session": {
         *         "id": "01980a3c-1f00-7000-8000-0000000002d1",
         *         "circleId": "01980a3c-1f00-7000-8000-0000000002c1",
         *         "startTime": "2026-03-05T23:00:00.000Z",
         *         "endTime": "2026-03-06T00:15:00.000Z",
         *         "timeZone": "America/New_York",
         *         "url": "https://meet.example.com/rosa",
         *         "status": "OPEN",
         *         "isAttendanceOpen": false,
         *         "attendance": []
         *       }
         *     }
         */
        CircleEntry: {
            circle: components["schemas"]["CoachingCircle"];
            session: components["schemas"]["CircleSession"];
        };
        /**
         * @description `statusInvalid`: the student has transferred to another circle. `coachingCircleNotHaveOpenSessions`: no session is planned. `exceededStudents`: the circle is full. `alreadyInCircle`: the student is in another circle. `exceededTransfers`: the student left another circle, and has changed circles as often as allowed.
         * @enum {string}
         */
        CircleJoinRefusal: "statusInvalid" | "coachingCircleNotHaveOpenSessions" | "exceededStudents" | "alreadyInCircle" | "exceededTransfers";
        /**
         * @description Whether a student is in a circle, has left it, or has transferred to another one.
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
         *       "isAttendanceOpen": false,
         *       "attendance": []
         *     }
         */
        CircleSession: {
            /** @description The attendance. Students see only their own entry. */
            attendance: components["schemas"]["CircleAttendance"][];
            circleId: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When it ends.
             */
            endTime: string;
            id: components["schemas"]["Id"];
            /** @description Whether it has begun. Then attendance can be recorded and the session can't change. */
            isAttendanceOpen: boolean;
            /**
             * Format: date-time
             * @description When it begins.
             */
            startTime: string;
            status: components["schemas"]["CircleSessionStatus"];
            /**
             * Format: iana-time-zone
             * @description The time zone in which it was scheduled.
             */
            timeZone: string;
            /** @description Where to meet. Visible only to members, the coach and the staff. */
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
             * @description The time zone in which it is scheduled.
             */
            timeZone: string;
            /**
             * Format: web-url
             * @description Where to meet.
             */
            url: string | null;
        };
        /**
         * @description `OPEN` until it begins, or `FULL` while its circle is full; then `HELD` until attendance is submitted.
         * @enum {string}
         */
        CircleSessionStatus: "OPEN" | "FULL" | "HELD" | "ATTENDANCE_SUBMITTED";
        /** @description A member of a circle. */
        CircleStudent: {
            /**
             * Format: date-time
             * @description When the student joined.
             */
            joinedAt: string;
            /** @description The member's name. */
            name: string;
            /** @description The stored file name of a picture. */
            photo: string | null;
            studentId: components["schemas"]["Id"];
            /** @description The IANA name of the time zone, if known. */
            timeZone: string | null;
        };
        /**
         * @description The student to add.
         * @example {
         *       "studentId": "01980a3c-1f00-7000-8000-000000000001"
         *     }
         */
        CircleStudentInput: {
            studentId: components["schemas"]["Id"];
        };
        /**
         * @description The circle to transfer to.
         * @example {
         *       "targetCircleId": "01980a3c-1f00-7000-8000-0000000002c2"
         *     }
         */
        CircleTransferInput: {
            targetCircleId: components["schemas"]["Id"];
        };
        /**
         * @description `exceededTransfers`: the student has changed circles as often as allowed.
         * @enum {string}
         */
        CircleTransferRefusal: "exceededTransfers";
        /**
         * @description The public data of a student who is a coach. Names and photo come from the student.
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
         *       "languageIso2LetterCode": "EN",
         *       "hctpGraduatingClass": "Spring 2021",
         *       "video": null,
         *       "videoHasSpeech": null,
         *       "videoCaptions": [],
         *       "isVideoPublic": false,
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
         *       ],
         *       "version": "4mJ0n2hQx7Vb1cYt8sRk3w"
         *     }
         */
        Coach: {
            /** @description The coach's certifications. */
            certifications: components["schemas"]["Certification"][];
            /**
             * Format: web-url
             * @description Where online sessions take place.
             */
            coachWebConferenceUrl: string | null;
            /**
             * Format: media
             * @description The stored file name of a wide picture, or its https URL.
             */
            coverImage: string | null;
            /** @description ISO 4217 code. */
            currency: string;
            /** @description The coach's educations. */
            educations: components["schemas"]["Education"][];
            /**
             * Format: web-url
             * @description A group on Facebook.
             */
            facebookGroupUrl: string | null;
            /** @description Given name. */
            firstName: string;
            /** @description The clients and topics that the coach works with most. */
            focus: string[];
            /** @description The class of the health coach training program. */
            hctpGraduatingClass: string | null;
            id: components["schemas"]["Id"];
            /** @description The coach's introduction. */
            intro: string | null;
            /** @description Whether others see the video. It has captions, or the coach said that no one speaks in it. */
            isVideoPublic: boolean;
            /**
             * @description The language of the profile's texts and of the offers: the account's until it is chosen.
             * @enum {string}
             */
            languageIso2LetterCode: "EN" | "ES";
            /** @description Languages the coach works in. */
            languages: string[];
            /** @description Family name. */
            lastName: string;
            /** @description The mobile phone, only if `showPhone` is set. */
            phone: string | null;
            /**
             * Format: media
             * @description The stored file name of a picture, or its https URL.
             */
            photo: string | null;
            rateOfPay: components["schemas"]["RateOfPay"];
            /** @description Whether others see the phone. */
            showPhone: boolean;
            socialNetworks: components["schemas"]["SocialNetworks"];
            /** @description The coach's training. */
            specializations: string[];
            studentId: components["schemas"]["Id"];
            /** @description Whether the test call was made. */
            testCall: boolean;
            user: components["schemas"]["CoachUser"];
            /** @description Changes with every change of the data that a coach can change. */
            version: string;
            /**
             * Format: media
             * @description The stored file name of a film, or its https URL. For others than the coach and staff only if `isVideoPublic`.
             */
            video: string | null;
            /** @description The captions of the video, one file for each language. Empty without speech or a video. */
            videoCaptions: components["schemas"]["VideoCaptions"][];
            /** @description Whether someone speaks in the video. `null` until the coach says so, and without a video. */
            videoHasSpeech: boolean | null;
            /**
             * Format: web-url
             * @description The coach's website.
             */
            websiteUrl: string | null;
        };
        /**
         * @description The client's report that the coach didn't come. If the coach records no outcome until `replyUntil`, the client can cancel the session for a full refund or reschedule it.
         * @example {
         *       "isReportable": false,
         *       "reportedAt": null,
         *       "replyUntil": null
         *     }
         */
        CoachAbsence: {
            /** @description Whether the caller can report it now. */
            isReportable: boolean;
            /**
             * Format: date-time
             * @description Until when the coach can reply. `null` if it wasn't reported.
             */
            replyUntil: string | null;
            /**
             * Format: date-time
             * @description When it was reported. `null` if it wasn't.
             */
            reportedAt: string | null;
        };
        /**
         * @description A coach's sign-in and contact data.
         * @example {
         *       "email": "coach@example.com",
         *       "unconfirmedEmail": "rosa@example.com",
         *       "timeZone": "America/Los_Angeles",
         *       "languageIso2LetterCode": "EN",
         *       "version": "Ux3kq0Zt7fHc2VwLr9aYbQ"
         *     }
         */
        CoachAccount: {
            email: components["schemas"]["Email"];
            languageIso2LetterCode: components["schemas"]["LanguageIso2LetterCode"];
            /** @description The IANA name of the time zone, if known. */
            timeZone: string | null;
            /** @description An address that replaces the current one once the link sent to it is followed. */
            unconfirmedEmail: components["schemas"]["Email"] | null;
            /** @description Changes with the address, the time zone and the language. */
            version: string;
        };
        /**
         * @description A JSON Merge Patch (RFC 7396) of a coach's sign-in and contact data: members that are left out stay as they are.
         * @example {
         *       "version": "Ux3kq0Zt7fHc2VwLr9aYbQ",
         *       "timeZone": "America/Los_Angeles"
         *     }
         */
        CoachAccountPatch: {
            /** @description Required if `email` is a new address. */
            currentPassword?: components["schemas"]["CurrentPassword"] | null;
            email?: components["schemas"]["Email"];
            /**
             * @description The language of a user's texts.
             * @enum {string}
             */
            languageIso2LetterCode?: "EN" | "ES";
            /**
             * Format: time-zone
             * @description The IANA name of the time zone. `none`, or `null` as in responses, clears it.
             */
            timeZone?: string | null;
            /** @description The version that was changed. An outdated one returns `versionConflict`. */
            version: string;
        };
        /**
         * @description A time at which a coach meets clients.
         * @example {
         *       "kind": "SESSION",
         *       "id": "01980a3c-1f00-7000-8000-0000000003d1",
         *       "title": "Sleep reset, four sessions",
         *       "client": {
         *         "studentId": "01980a3c-1f00-7000-8000-000000000001",
         *         "name": "Maya Lindqvist",
         *         "photo": null,
         *         "timeZone": "America/New_York"
         *       },
         *       "participantCount": 1,
         *       "startTime": "2026-03-04T09:00:00-08:00",
         *       "endTime": "2026-03-04T09:50:00-08:00",
         *       "place": null,
         *       "url": "https://meet.example.com/rosa",
         *       "isMovePending": false,
         *       "isJoinable": true,
         *       "isSoon": false
         *     }
         */
        CoachAppointment: {
            /** @description `null` unless it's with one client. */
            client: components["schemas"]["CoachClient"] | null;
            /**
             * Format: date-time
             * @description When it ends.
             */
            endTime: string;
            /** @description Of the session, of the group's date or of the circle's session. */
            id: components["schemas"]["Id"];
            /** @description Whether it can be joined. */
            isJoinable: boolean;
            /** @description Whether the client hasn't accepted the time to which the coach moved it. */
            isMovePending: boolean;
            /** @description Whether it's time to join it. */
            isSoon: boolean;
            /**
             * @description `SESSION`: with one client. `GROUP`: a date of a group. `CIRCLE`: a session of a coaching circle.
             * @enum {string}
             */
            kind: "SESSION" | "GROUP" | "CIRCLE";
            /** @description How many clients or members take part. */
            participantCount: number;
            /** @description The address. `null` if none is known. */
            place: string | null;
            /**
             * Format: date-time
             * @description When it begins. Its offset is that of the coach's time zone.
             */
            startTime: string;
            /** @description The title of the product or of the circle. */
            title: string;
            /** @description Where to meet online. `null` in person, and without a link. */
            url: string | null;
        };
        /** @description A client of a coach. */
        CoachClient: {
            /** @description The client's name. */
            name: string;
            /** @description The stored file name of a picture. */
            photo: string | null;
            studentId: components["schemas"]["Id"];
            /** @description The IANA name of the time zone, if known. */
            timeZone: string | null;
        };
        /**
         * @description All data stored about a coach.
         * @example {
         *       "exportedAt": "2026-03-02T15:00:00.000Z",
         *       "account": {
         *         "email": "new.coach@example.com",
         *         "unconfirmedEmail": null,
         *         "timeZone": null,
         *         "languageIso2LetterCode": "EN",
         *         "version": "pD5vNq8sKx1Rj4TzWc6mEg"
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
         *         "languageIso2LetterCode": "EN",
         *         "hctpGraduatingClass": null,
         *         "video": null,
         *         "videoHasSpeech": null,
         *         "videoCaptions": [],
         *         "isVideoPublic": false,
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
         *         "certifications": [],
         *         "version": "9sQ1k4vTz0Xb7LmYp2Rc6w"
         *       },
         *       "products": [],
         *       "schedules": [],
         *       "timeOff": [],
         *       "coachingGroups": [],
         *       "coachingCircles": [],
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
         *         "overdue": null,
         *         "pendingPaymentId": null,
         *         "isPaymentRefused": false
         *       },
         *       "invoices": [],
         *       "messages": [],
         *       "activities": []
         *     }
         */
        CoachDataExport: {
            account: components["schemas"]["CoachAccount"];
            /** @description The log of activities. */
            activities: components["schemas"]["Activity"][];
            coach: components["schemas"]["Coach"];
            /** @description The circles that the coach leads. */
            coachingCircles: components["schemas"]["CoachingCircle"][];
            /** @description The groups of the coach's services, with their dates and participants. */
            coachingGroups: components["schemas"]["CoachingGroup"][];
            /** @description The sessions, with their notes. */
            coachingSessions: components["schemas"]["CoachSession"][];
            /**
             * Format: date-time
             * @description When it was exported.
             */
            exportedAt: string;
            /** @description The coach's invoices. */
            invoices: components["schemas"]["SubscriptionInvoice"][];
            /** @description The coach's messages. */
            messages: components["schemas"]["CommunicationIntent"][];
            /** @description The coach's services and products. */
            products: components["schemas"]["CoachProduct"][];
            /** @description The coach's sales. */
            purchases: components["schemas"]["CoachProductPurchase"][];
            /** @description The coach's schedules. */
            schedules: components["schemas"]["CoachSchedule"][];
            subscription: components["schemas"]["Subscription"];
            /** @description The coach's days off that aren't over. */
            timeOff: components["schemas"]["CoachTimeOff"][];
        };
        /**
         * @description A day of a coach.
         * @example {
         *       "date": "2026-03-03",
         *       "isOff": true,
         *       "appointments": []
         *     }
         */
        CoachDay: {
            /** @description The appointments that haven't ended, in order. */
            appointments: components["schemas"]["CoachAppointment"][];
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            /** @description Whether the coach took it off. */
            isOff: boolean;
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
         *       "isInvited": false,
         *       "joinRefusal": null,
         *       "transferRefusal": null
         *     }
         */
        CoachingCircle: {
            /** @description The maximum number of students. */
            capacity: number;
            /** @description The coach. `null` if there is none. */
            coachId: components["schemas"]["Id"] | null;
            /** @description The coach's name. */
            coachName: string | null;
            /** @description Who it is for. */
            description: string;
            id: components["schemas"]["Id"];
            /** @description Whether the coach has added the student, who has not responded yet by joining or leaving. */
            isInvited: boolean;
            /** @description Why the caller can't join it, or can't accept the invitation. `null` if they can, or are a member. */
            joinRefusal: components["schemas"]["CircleJoinRefusal"] | null;
            languageIso2LetterCode: components["schemas"]["LanguageIso2LetterCode"];
            /** @description The caller's membership. `null` if there never was one. */
            membership: components["schemas"]["CircleMembershipStatus"] | null;
            /** @description The minimum number of open sessions that must remain when one is deleted. */
            minimumOpenSessions: number;
            /**
             * Format: date-time
             * @description The start of the next session. `null` if none is scheduled.
             */
            nextSessionTime: string | null;
            /** @description The number of sessions that have not begun yet. */
            openSessionCount: number;
            /** @description The number of students. */
            studentCount: number;
            /** @description The title. */
            title: string;
            /** @description Why the caller can't transfer from it to any other circle. `null` if they can, or aren't a member. */
            transferRefusal: components["schemas"]["CircleTransferRefusal"] | null;
        };
        /**
         * @description A circle with its members and sessions. Only members, the coach and the staff see the members' names.
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
         *       "joinRefusal": null,
         *       "transferRefusal": null,
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
         *           "isAttendanceOpen": false,
         *           "attendance": []
         *         }
         *       ]
         *     }
         */
        CoachingCircleDetails: {
            /** @description The maximum number of students. */
            capacity: number;
            /** @description The coach. `null` if there is none. */
            coachId: components["schemas"]["Id"] | null;
            /** @description The latest 100 sessions, in chronological order. */
            coachingSessions: components["schemas"]["CircleSession"][];
            /** @description The coach's name. */
            coachName: string | null;
            /** @description Who it is for. */
            description: string;
            id: components["schemas"]["Id"];
            /** @description Whether the coach has added the student, who has not responded yet by joining or leaving. */
            isInvited: boolean;
            /** @description Why the caller can't join it, or can't accept the invitation. `null` if they can, or are a member. */
            joinRefusal: components["schemas"]["CircleJoinRefusal"] | null;
            languageIso2LetterCode: components["schemas"]["LanguageIso2LetterCode"];
            /** @description The caller's membership. `null` if there never was one. */
            membership: components["schemas"]["CircleMembershipStatus"] | null;
            /** @description The minimum number of open sessions that must remain when one is deleted. */
            minimumOpenSessions: number;
            /**
             * Format: date-time
             * @description The start of the next session. `null` if none is scheduled.
             */
            nextSessionTime: string | null;
            /** @description The number of sessions that have not begun yet. */
            openSessionCount: number;
            /** @description The number of students. */
            studentCount: number;
            /** @description The members, by name. */
            students: components["schemas"]["CircleStudent"][];
            /** @description The title. */
            title: string;
            /** @description Why the caller can't transfer from it to any other circle. `null` if they can, or aren't a member. */
            transferRefusal: components["schemas"]["CircleTransferRefusal"] | null;
        };
        /**
         * @description A run of a service for a group, with its dates. What is sold is a seat.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-0000000006a1",
         *       "productId": "01980a3c-1f00-7000-8000-000000007502",
         *       "capacity": 6,
         *       "seatsLeft": 4,
         *       "place": "2100 Lakeshore Avenue, Oakland",
         *       "timeZone": "America/Los_Angeles",
         *       "version": 1,
         *       "saleObstacle": null,
         *       "sessions": [
         *         {
         *           "id": "01980a3c-1f00-7000-8000-0000000006b1",
         *           "startTime": "2026-03-12T02:00:00.000Z",
         *           "endTime": "2026-03-12T03:15:00.000Z",
         *           "canceledAt": null,
         *           "reason": null,
         *           "isChangeable": false
         *         }
         *       ],
         *       "participants": []
         *     }
         */
        CoachingGroup: {
            /** @description How many can take part. */
            capacity: number;
            id: components["schemas"]["Id"];
            /** @description Who takes part. Empty for anyone but the coach and administrators. */
            participants: components["schemas"]["GroupParticipant"][];
            /** @description The address where it meets in person. `null` for the coach's video link. */
            place: string | null;
            productId: components["schemas"]["Id"];
            /**
             * @description Why no seat can be bought now, or `null` if one can. `BEGUN`: the first session has begun. `FULL`: no seat is left. `CHANGED`: a session was canceled, or the service now has another number or length of sessions.
             * @enum {string|null}
             */
            saleObstacle: "BEGUN" | "FULL" | "CHANGED" | null;
            /** @description How many seats can still be bought. */
            seatsLeft: number;
            /** @description Its sessions, the first one first. */
            sessions: components["schemas"]["GroupSession"][];
            /** @description The coach's time zone. */
            timeZone: string;
            /** @description Incremented when a session is moved or canceled. */
            version: number;
        };
        /**
         * @description The dates and the place of a new group. Each session takes as long as the service says.
         * @example {
         *       "capacity": 6,
         *       "place": null,
         *       "startTimes": [
         *         "2026-03-12T02:00:00.000Z"
         *       ]
         *     }
         */
        CoachingGroupInput: {
            /** @description How many can take part. */
            capacity: number;
            /** @description The address where it meets in person. `null` for the coach's video link. */
            place: string | null;
            /** @description When each session begins. As many as a seat includes. */
            startTimes: string[];
        };
        /**
         * @description A JSON Merge Patch (RFC 7396) of `CoachUpdate`: members that are left out stay as they are. Lists are replaced.
         * @example {
         *       "version": "4mJ0n2hQx7Vb1cYt8sRk3w",
         *       "languages": [
         *         "English",
         *         "Spanish"
         *       ],
         *       "socialNetworks": {
         *         "facebook": null
         *       }
         *     }
         */
        CoachPatch: {
            /**
             * Format: web-url
             * @description Where online sessions take place.
             */
            coachWebConferenceUrl?: string | null;
            /**
             * Format: media
             * @description The stored file name of a wide picture, or its https URL.
             */
            coverImage?: string | null;
            /**
             * Format: web-url
             * @description A group on Facebook.
             */
            facebookGroupUrl?: string | null;
            /** @description The clients and topics that the coach works with most. */
            focus?: string[];
            /** @description The class of the health coach training program. */
            hctpGraduatingClass?: string | null;
            /** @description The coach's introduction. */
            intro?: string | null;
            /**
             * @description The language of the texts. Left out, it stays as it is.
             * @enum {string}
             */
            languageIso2LetterCode?: "EN" | "ES";
            /** @description Languages the coach works in. */
            languages?: string[];
            photo?: components["schemas"]["Photo"];
            rateOfPay?: components["schemas"]["RateOfPay"];
            /** @description Whether others see the phone. */
            showPhone?: boolean;
            /** @description Public URLs on social networks. */
            socialNetworks?: {
                /**
                 * Format: web-url
                 * @description Facebook.
                 */
                facebook?: string | null;
                /**
                 * Format: web-url
                 * @description Instagram.
                 */
                instagram?: string | null;
                /**
                 * Format: web-url
                 * @description LinkedIn.
                 */
                linkedIn?: string | null;
                /**
                 * Format: web-url
                 * @description YouTube.
                 */
                youtube?: string | null;
            };
            /** @description The coach's training. */
            specializations?: string[];
            /** @description Whether the test call was made. */
            testCall?: boolean;
            /** @description The part of the user that can be changed with the profile. */
            user?: {
                /**
                 * Format: time-zone
                 * @description An IANA time zone. `none`, or `null` as in responses, clears it.
                 */
                timeZone?: string | null;
            };
            /** @description The version that was changed. An outdated one returns `versionConflict`. */
            version: string;
            /**
             * Format: media
             * @description The stored file name of a film, or its https URL. For others than the coach and staff only if `isVideoPublic`.
             */
            video?: string | null;
            /** @description The captions of the video, one file for each language. Empty without speech or a video. */
            videoCaptions?: components["schemas"]["VideoCaptions"][];
            /** @description Whether someone speaks in the video. `null` until the coach says so, and without a video. */
            videoHasSpeech?: boolean | null;
            /**
             * Format: web-url
             * @description The coach's website.
             */
            websiteUrl?: string | null;
        };
        /**
         * @description A service or product of a coach.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-000000000071",
         *       "type": "SERVICE",
         *       "currency": "USD",
         *       "title": "Sleep reset, four sessions",
         *       "image": null,
         *       "description": "Four calls in four weeks, and a plan that fits your nights.",
         *       "price": 32000,
         *       "purchaseTerms": {
         *         "amount": 32000,
         *         "sessionCount": 4,
         *         "groupSessionCount": 0,
         *         "duration": 50,
         *         "isBookable": true,
         *         "isShipped": false
         *       },
         *       "priceUnit": "NONE",
         *       "isShipped": false,
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
            /** @description How the coach and the client meet. `null` if not specified. */
            deliveryMode: components["schemas"]["DeliveryMode"] | null;
            /** @description What clients get. */
            description: string | null;
            id: components["schemas"]["Id"];
            /**
             * Format: media
             * @description The stored file name of a picture, or its https URL.
             */
            image: string | null;
            /** @description Whether the coach sends it to an address that the buyer gives. Always `false` for a service. */
            isShipped: boolean;
            /** @description In minor units of `currency`; 0 is free. */
            price: number;
            priceUnit: components["schemas"]["PriceUnit"];
            productCategoryId: components["schemas"]["ProductCategoryId"];
            /** @description Details of a product. `null` for a service. */
            productSpecification: components["schemas"]["ProductSpecification"] | null;
            purchaseTerms: components["schemas"]["PurchaseTerms"];
            serviceCategoryId: components["schemas"]["ServiceCategoryId"];
            /** @description Details of a service. `null` for a product. */
            serviceSpecification: components["schemas"]["ServiceSpecification"] | null;
            status: components["schemas"]["CoachProductStatus"];
            /** @description The title. */
            title: string;
            type: components["schemas"]["OfferingType"];
            /** @description Incremented with each change. */
            version: number;
        };
        /**
         * @description A service or product to save. Properties of the other type are discarded.
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
            /** @description What clients get. */
            description: string | null;
            /**
             * Format: media
             * @description The stored file name of a picture, or its https URL.
             */
            image: string | null;
            /**
             * @description Whether the coach sends a product to an address that the buyer gives.
             * @default true
             */
            isShipped: boolean;
            /** @description In minor units of `currency`; 0 is free. */
            price: number;
            /**
             * @description The unit of the price. `NONE` for the whole product.
             * @default NONE
             * @enum {string}
             */
            priceUnit: "NONE" | "SESSION" | "HOUR" | "MONTH" | "ITEM";
            productCategoryId: components["schemas"]["ProductCategoryId"];
            /** @description Details of a product. `null` for a service. */
            productSpecification: components["schemas"]["ProductSpecification"] | null;
            serviceCategoryId: components["schemas"]["ServiceCategoryId"];
            /** @description Details of a service. `null` for a product. */
            serviceSpecification: components["schemas"]["ServiceSpecification"] | null;
            /**
             * @description Its visibility. `null` leaves it unchanged; a new product is then published if its coach may sell it.
             * @default null
             * @enum {string|null}
             */
            status: "DRAFT" | "PUBLISHED" | null;
            /** @description The title. */
            title: string;
            /**
             * @description Whether it is a service or a product.
             * @default SERVICE
             * @enum {string}
             */
            type: "SERVICE" | "PRODUCT";
            /**
             * @description The version that was changed. An outdated one returns `versionConflict`. `null` overwrites any version.
             * @default null
             */
            version: number | null;
        };
        /**
         * @description A JSON Merge Patch (RFC 7396) of `CoachProductInput`: members that are left out stay as they are. The product must be complete afterwards.
         * @example {
         *       "version": 1,
         *       "price": 36000,
         *       "serviceSpecification": {
         *         "session": {
         *           "count": 5
         *         }
         *       }
         *     }
         */
        CoachProductPatch: {
            /**
             * @description How the coach and the client meet.
             * @enum {string|null}
             */
            deliveryMode?: "ONLINE" | "IN_PERSON" | null;
            /** @description What clients get. */
            description?: string | null;
            /**
             * Format: media
             * @description The stored file name of a picture, or its https URL.
             */
            image?: string | null;
            /** @description Whether the coach sends a product to an address that the buyer gives. */
            isShipped?: boolean;
            /** @description In minor units of `currency`; 0 is free. */
            price?: number;
            /**
             * @description The unit of the price. `NONE` for the whole product.
             * @enum {string}
             */
            priceUnit?: "NONE" | "SESSION" | "HOUR" | "MONTH" | "ITEM";
            productCategoryId?: components["schemas"]["ProductCategoryId"];
            /** @description Details of a product. `null` for a service. */
            productSpecification?: {
                /** @description The available colors. */
                colors?: string[];
            } | null;
            serviceCategoryId?: components["schemas"]["ServiceCategoryId"];
            /** @description Details of a service. `null` for a product. */
            serviceSpecification?: {
                /** @description The sessions of the service. */
                session?: {
                    /** @description The number of sessions. */
                    count?: number;
                    /** @description The length of each in minutes. */
                    duration?: number;
                    /**
                     * @description The kind of participants.
                     * @enum {string}
                     */
                    type?: "INDIVIDUAL" | "GROUP";
                };
            } | null;
            /**
             * @description Its visibility. `null` leaves it unchanged; a new product is then published if its coach may sell it.
             * @enum {string|null}
             */
            status?: "DRAFT" | "PUBLISHED" | null;
            /** @description The title. */
            title?: string;
            /**
             * @description Whether it is a service or a product.
             * @enum {string}
             */
            type?: "SERVICE" | "PRODUCT";
            /** @description The version that was changed. An outdated one returns `versionConflict`. */
            version: number;
        };
        /**
         * @description A purchase from a coach.
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
         *       "customerContact": {
         *         "email": "maya@example.com",
         *         "phone": "+12015550123"
         *       },
         *       "productId": "01980a3c-1f00-7000-8000-000000007501",
         *       "title": "Sleep reset, four sessions",
         *       "description": "Four calls in four weeks, and a plan that fits your nights.",
         *       "coachProductType": "SERVICE",
         *       "sessionCount": 4,
         *       "groupSessionCount": 0,
         *       "duration": 50,
         *       "deliveryMode": "ONLINE",
         *       "isShipped": false,
         *       "groupId": null,
         *       "color": null,
         *       "delivery": null,
         *       "amount": 32000,
         *       "currency": "USD",
         *       "freeCancellationHours": 24,
         *       "status": "PAID",
         *       "bookedSessionCount": 2,
         *       "bookableSessionCount": 2,
         *       "paymentId": "01980a3c-1f00-7000-8000-000000005001",
         *       "createdAt": "2026-02-10T15:00:00.000Z",
         *       "refundedAt": null,
         *       "refundedAmount": 0,
         *       "refunds": [],
         *       "refund": {
         *         "isPossible": true,
         *         "amount": 0,
         *         "unusedAmounts": [
         *           8000,
         *           16000
         *         ],
         *         "sessions": []
         *       }
         *     }
         */
        CoachProductPurchase: {
            /** @description The price, in minor units of `currency`. */
            amount: number;
            /** @description The number of sessions that the client can still book. */
            bookableSessionCount: number;
            /** @description The number of booked sessions. Sessions canceled in time can be booked again. */
            bookedSessionCount: number;
            coach: components["schemas"]["PartyOption"];
            coachProductType: components["schemas"]["OfferingType"];
            /** @description The color that the buyer chose. `null` if there was no choice. */
            color: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /** @description ISO 4217 code. */
            currency: string;
            customer: components["schemas"]["PartyOption"];
            /** @description How to reach the customer, once it is paid, for what happens outside of the app: groups and products. Only for the coach and staff. `null` for others, and if the account was closed. */
            customerContact: components["schemas"]["PurchaseContact"] | null;
            /** @description How a product reaches its buyer. `null` for a service. */
            delivery: components["schemas"]["PurchaseDelivery"] | null;
            /** @description How the coach and the client meet. `null` if not specified. */
            deliveryMode: components["schemas"]["DeliveryMode"] | null;
            /** @description What it includes, in the coach's words. */
            description: string | null;
            /** @description The length of each session in minutes. `null` without sessions. */
            duration: number | null;
            /** @description Until how many hours before a session its client can reschedule it, or cancel it without losing it. */
            freeCancellationHours: number;
            /** @description The group in which it is a seat. `null` for anything else, and for groups sold before they had dates. */
            groupId: components["schemas"]["Id"] | null;
            /** @description The number of sessions of a group, which meets at set times. */
            groupSessionCount: number;
            id: components["schemas"]["Id"];
            /** @description Whether the coach sends it to an address that the buyer gives. */
            isShipped: boolean;
            /** @description The payment, which says where to confirm it while in progress. `null` if the purchase is free. */
            paymentId: components["schemas"]["Id"] | null;
            /** @description The product. `null` if it no longer exists. */
            productId: components["schemas"]["Id"] | null;
            refund: components["schemas"]["PurchaseRefundTerms"];
            /** @description How much of `amount` was refunded, or is on its way. */
            refundedAmount: number;
            /**
             * Format: date-time
             * @description When all of it was refunded.
             */
            refundedAt: string | null;
            /** @description Its refunds, oldest first. */
            refunds: components["schemas"]["PurchaseRefund"][];
            /** @description The number of sessions. */
            sessionCount: number;
            status: components["schemas"]["CoachProductPurchaseStatus"];
            /** @description Its title at the time of purchase. */
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
             * @description Only those from this coach.
             * @default null
             */
            coach: components["schemas"]["PartyOption"] | null;
            /**
             * @description Only services, or only products.
             * @default null
             * @enum {string|null}
             */
            coachProductType: "SERVICE" | "PRODUCT" | null;
            /**
             * @description Only purchases by this student.
             * @default null
             */
            customer: components["schemas"]["PartyOption"] | null;
            /** @description Only paid purchases with sessions that can still be booked, or only the others. */
            hasOpenSessions?: boolean | null;
            /** @description Only paid products that are not delivered, or only the other purchases. */
            isDeliveryOpen?: boolean | null;
            /**
             * Format: uuid
             * @description Only purchases of this product.
             */
            productId?: string | null;
            /**
             * @description Only those with this status.
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
         *       "paymentMethodId": "01980a3c-1f00-7000-8000-000000004001",
         *       "quoteId": "01980a3c-1f00-7000-8000-0000000003f1"
         *     }
         */
        CoachProductPurchaseInput: {
            /**
             * @description One of the product's colors. Required if it has any, and ignored otherwise.
             * @default null
             */
            color: string | null;
            /**
             * @description Where to send it. Required if the quote's `isShipped` is `true`, and ignored otherwise.
             * @default null
             */
            deliveryAddress: components["schemas"]["Address"] | null;
            /**
             * @description The group in which to buy a seat, as the student saw it. Required for a service for groups, and ignored otherwise. If it has changed, it returns `quoteChanged`; without a free seat, `exceededStudents`.
             * @default null
             */
            group: components["schemas"]["GroupSeat"] | null;
            /** @description The card to charge. `null` if it is free. */
            paymentMethodId: components["schemas"]["Id"] | null;
            productId: components["schemas"]["Id"];
            /** @description The quote that the customer agreed to. */
            quoteId: components["schemas"]["Id"];
            /** @description The reservation for the first session. `null` to book it later. */
            reservationId: components["schemas"]["Id"] | null;
        };
        /**
         * @description The status of the payment. `REFUNDED`: all of it is refunded; the money has been sent once `refundedAt` is set. A purchase that was refunded in part stays `PAID`.
         * @enum {string}
         */
        CoachProductPurchaseStatus: "IN_PROGRESS" | "PAID" | "FAILED" | "REFUNDED";
        /**
         * @description Only the coach can see a draft.
         * @enum {string}
         */
        CoachProductStatus: "DRAFT" | "PUBLISHED";
        /**
         * @description Whether a product is published.
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
            /** @description The missing parts, the most useful first. */
            missing: components["schemas"]["CoachProfilePart"][];
            /** @description The percentage, with two decimals, rounded down: 100 means complete. */
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
            /** @description Minutes to keep free around each session. */
            bufferMinutes: number;
            /** @description How many days ahead a session can be booked. */
            horizonDays: number;
            id: components["schemas"]["Id"];
            /** @description How many minutes ahead a session must be booked. */
            minimumNoticeMinutes: number;
            /** @description The name that the coach gave it. */
            name: string;
            /** @description Dates with other hours than usual. */
            overrides: components["schemas"]["DateOverride"][];
            /**
             * Format: iana-time-zone
             * @description The IANA name of the time zone of its hours.
             */
            timeZone: string;
            /** @description Incremented with each change. */
            version: number;
            /** @description The weekly hours. Ranges of a day don't overlap, and none crosses midnight. */
            weekly: components["schemas"]["WeeklyRange"][];
        };
        /**
         * @description A schedule to save.
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
             * @description Minutes to keep free around each session.
             * @default 0
             */
            bufferMinutes: number;
            /**
             * @description How many days ahead a session can be booked.
             * @default 60
             */
            horizonDays: number;
            /**
             * @description How many minutes ahead a session must be booked.
             * @default 720
             */
            minimumNoticeMinutes: number;
            /** @description The name that the coach gave it. */
            name: string;
            /** @description Dates with other hours than usual. */
            overrides: components["schemas"]["DateOverride"][];
            /**
             * Format: iana-time-zone
             * @description The IANA name of the time zone of its hours.
             */
            timeZone: string;
            /**
             * @description The version that was changed. An outdated one returns `versionConflict`. `null` overwrites any version.
             * @default null
             */
            version: number | null;
            /** @description The weekly hours. Ranges of a day don't overlap, and none crosses midnight. */
            weekly: components["schemas"]["WeeklyRange"][];
        };
        /**
         * @description A JSON Merge Patch (RFC 7396) of `CoachScheduleInput`: members that are left out stay as they are. Lists are replaced.
         * @example {
         *       "version": 3,
         *       "bufferMinutes": 15
         *     }
         */
        CoachSchedulePatch: {
            /** @description Minutes to keep free around each session. */
            bufferMinutes?: number;
            /** @description How many days ahead a session can be booked. */
            horizonDays?: number;
            /** @description How many minutes ahead a session must be booked. */
            minimumNoticeMinutes?: number;
            /** @description The name that the coach gave it. */
            name?: string;
            /** @description Dates with other hours than usual. */
            overrides?: components["schemas"]["DateOverride"][];
            /**
             * Format: iana-time-zone
             * @description The IANA name of the time zone of its hours.
             */
            timeZone?: string;
            /** @description The version that was changed. An outdated one returns `versionConflict`. */
            version: number;
            /** @description The weekly hours. Ranges of a day don't overlap, and none crosses midnight. */
            weekly?: components["schemas"]["WeeklyRange"][];
        };
        /**
         * @description A session of a coach with a client.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-0000000003d1",
         *       "coachId": "01980a3c-1f00-7000-8000-0000000000c5",
         *       "coachName": "Rosa Delgado",
         *       "productId": "01980a3c-1f00-7000-8000-000000007501",
         *       "purchaseId": "01980a3c-1f00-7000-8000-0000000003e1",
         *       "groupSessionId": null,
         *       "place": null,
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
         *       "localStartTime": "2026-03-04T12:00:00-05:00",
         *       "localEndTime": "2026-03-04T12:50:00-05:00",
         *       "url": "https://meet.example.com/rosa",
         *       "status": "BOOKED",
         *       "cancellation": {
         *         "isPossible": true,
         *         "until": "2026-03-04T17:00:00.000Z",
         *         "refund": "SESSION",
         *         "amount": 0,
         *         "currency": "USD"
         *       },
         *       "rescheduling": {
         *         "isPossible": true,
         *         "until": "2026-03-03T17:00:00.000Z"
         *       },
         *       "isMovePending": false,
         *       "coachAbsence": {
         *         "isReportable": false,
         *         "reportedAt": null,
         *         "replyUntil": null
         *       },
         *       "isAttendanceOpen": false,
         *       "isNoShowOpen": false,
         *       "isJoinable": true,
         *       "validUntil": "2026-03-03T17:00:00.000Z",
         *       "reason": null,
         *       "rescheduledFrom": null,
         *       "notes": []
         *     }
         */
        CoachSession: {
            cancellation: components["schemas"]["CoachSessionCancellationTerms"];
            client: components["schemas"]["CoachClient"];
            coachAbsence: components["schemas"]["CoachAbsence"];
            coachId: components["schemas"]["Id"];
            /** @description The coach's name. */
            coachName: string;
            /**
             * Format: date-time
             * @description When it ends.
             */
            endTime: string;
            /** @description The session of a group that it is part of. `null` if it is one-on-one. */
            groupSessionId: components["schemas"]["Id"] | null;
            id: components["schemas"]["Id"];
            /** @description Whether the caller can record that it took place. */
            isAttendanceOpen: boolean;
            /** @description Whether it can be joined. */
            isJoinable: boolean;
            /** @description Whether its coach moved it to a time that the client hasn't accepted. Until then, the client can cancel it for a full refund. */
            isMovePending: boolean;
            /** @description Whether the caller can record that the client didn't come. */
            isNoShowOpen: boolean;
            localEndTime: components["schemas"]["LocalTime"];
            localStartTime: components["schemas"]["LocalTime"];
            /** @description The coach's notes, newest first. Visible only to the coach. */
            notes: components["schemas"]["CoachSessionNote"][];
            /** @description The address where a group meets in person. `null` if none is known. */
            place: string | null;
            /** @description The booked product. `null` if it no longer exists. */
            productId: components["schemas"]["Id"] | null;
            purchaseId: components["schemas"]["Id"];
            /** @description Why it was rescheduled or canceled, if a reason was given. */
            reason: string | null;
            /**
             * Format: date-time
             * @description The original start, if it was rescheduled.
             */
            rescheduledFrom: string | null;
            rescheduling: components["schemas"]["CoachSessionReschedulingTerms"];
            /**
             * Format: date-time
             * @description When it begins.
             */
            startTime: string;
            status: components["schemas"]["CoachSessionStatus"];
            /** @description The time zone in which the client sees the time. */
            timeZone: string;
            /** @description The title of the booked product. */
            title: string;
            /** @description Where to meet. */
            url: string | null;
            /**
             * Format: date-time
             * @description When these terms change if nothing happens to the session. `null` if they don't.
             */
            validUntil: string | null;
        };
        /**
         * @description The attendance of a session.
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
         * @description The time to book.
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
            /** @description The reason, shown to the other side. Required of the coach when moving. */
            reason: string | null;
        };
        /**
         * @description Whether and until when the caller can cancel the session, and what the client gets back now.
         * @example {
         *       "isPossible": true,
         *       "until": "2026-03-04T17:00:00.000Z",
         *       "refund": "MONEY",
         *       "amount": 9500,
         *       "currency": "USD"
         *     }
         */
        CoachSessionCancellationTerms: {
            /** @description The refunded amount in minor units; 0 unless `MONEY`. */
            amount: number;
            currency: components["schemas"]["Currency"];
            /** @description Whether the caller can cancel it now. */
            isPossible: boolean;
            /**
             * @description `MONEY`: `amount` to the card. `SESSION`: the session, to be booked again. `FREE`: nothing was paid. `NONE`: it is too late. `SETTLED`: nothing more, because the price was returned already or the client's bank decides about it.
             * @enum {string}
             */
            refund: "MONEY" | "SESSION" | "FREE" | "NONE" | "SETTLED";
            /**
             * Format: date-time
             * @description When it can no longer be canceled.
             */
            until: string;
        };
        /**
         * @description The new time of a session.
         * @example {
         *       "startTime": "2026-03-05T17:00:00.000Z",
         *       "endTime": "2026-03-05T17:50:00.000Z",
         *       "reason": null
         *     }
         */
        CoachSessionMove: {
            /**
             * @description Whether the client knows about another session of theirs at that time (`timeConflict`).
             * @default false
             */
            allowOverlap: boolean;
            /**
             * Format: date-time
             * @description When it ends. The length stays the same.
             */
            endTime: string;
            /** @description The reason, shown to the other side. Required of the coach when moving. */
            reason: string | null;
            /**
             * Format: date-time
             * @description When it begins.
             */
            startTime: string;
        };
        /**
         * @description The time that the client accepts.
         * @example {
         *       "startTime": "2026-03-05T17:00:00.000Z"
         *     }
         */
        CoachSessionMoveAcceptance: {
            /**
             * @description Whether the client knows about another session of theirs at that time (`timeConflict`).
             * @default false
             */
            allowOverlap: boolean;
            /**
             * Format: date-time
             * @description The start that the client was shown.
             */
            startTime: string;
        };
        /**
         * @description A private note of the coach.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-000000009001",
         *       "text": "Slept seven hours, three nights in a row.",
         *       "createdAt": "2026-03-04T17:55:00Z",
         *       "editedAt": null,
         *       "version": 1
         *     }
         */
        CoachSessionNote: {
            /**
             * Format: date-time
             * @description When it was written.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last corrected. `null` if it wasn't.
             */
            editedAt: string | null;
            id: components["schemas"]["Id"];
            /** @description The note. */
            text: string;
            /** @description Incremented with each change. */
            version: number;
        };
        /**
         * @description A note to add.
         * @example {
         *       "text": "Goes to bed at eleven now. Next: the phone stays in the kitchen."
         *     }
         */
        CoachSessionNoteInput: {
            /** @description The note. */
            text: string;
        };
        /**
         * @description A correction of a note.
         * @example {
         *       "version": 1,
         *       "text": "Goes to bed at half past eleven now."
         *     }
         */
        CoachSessionNotePatch: {
            /** @description The note. */
            text?: string;
            /** @description The version that was changed. An outdated one returns `versionConflict`. */
            version: number;
        };
        /**
         * @description Whether and until when the caller can reschedule the session.
         * @example {
         *       "isPossible": true,
         *       "until": "2026-03-03T17:00:00.000Z"
         *     }
         */
        CoachSessionReschedulingTerms: {
            /** @description Whether the caller can reschedule it now. */
            isPossible: boolean;
            /**
             * Format: date-time
             * @description When it can no longer be rescheduled.
             */
            until: string;
        };
        /**
         * @description The status of a session. `LATE_CANCELLED`: canceled by the client too late for a refund.
         * @enum {string}
         */
        CoachSessionStatus: "BOOKED" | "OCCURRED" | "NO_SHOW" | "CANCELLED" | "LATE_CANCELLED";
        /**
         * @description The new account. It has no password yet.
         * @example {
         *       "coachId": "01980a3c-1f00-7000-8000-0000000000c1",
         *       "email": "rosa.delgado@example.com"
         *     }
         */
        CoachSignedUp: {
            /** @description The coach. `null` if the server doesn't reveal which addresses have an account. */
            coachId: components["schemas"]["Id"] | null;
            email: components["schemas"]["Email"];
        };
        /**
         * @description A coach who signs up.
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
            /** @description A mobile number in E.164. */
            mobilePhone: string;
            /**
             * Format: iana-time-zone
             * @description The IANA name of the time zone, if known: e-mails show times in it.
             */
            timeZone?: string;
        };
        /**
         * @description A coach in a list, with a summary of their services.
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
         *       "languageIso2LetterCode": "EN",
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
            /** @description The clients and topics that the coach works with most. */
            focus: string[];
            /** @description The number of free services. */
            freeServiceCount: number;
            id: components["schemas"]["Id"];
            /** @description The coach's introduction. */
            intro: string | null;
            /**
             * @description The language of the profile's texts and of the offers: the account's until it is chosen.
             * @enum {string}
             */
            languageIso2LetterCode: "EN" | "ES";
            /** @description Languages the coach works in. */
            languages: string[];
            /** @description Family name. */
            lastName: string;
            /** @description The lowest price of a paid service, in minor units of `currency`; null if all are free. */
            lowestPrice: number | null;
            /**
             * Format: media
             * @description The stored file name of a picture, or its https URL.
             */
            photo: string | null;
            /** @description The distinct categories of the coach's services. */
            serviceCategoryIds: ("NUTRITION" | "SLEEP" | "STRESS" | "MOVEMENT" | "HABITS" | "WOMENS_HEALTH" | "OTHER")[];
            /** @description The number of services. */
            serviceCount: number;
            /** @description The coach's training. */
            specializations: string[];
            user: components["schemas"]["CoachUser"];
        };
        /**
         * @description Something that a coach has to do.
         * @example {
         *       "kind": "NO_SUBSCRIPTION",
         *       "session": null,
         *       "circleSession": null,
         *       "purchase": null
         *     }
         */
        CoachTask: {
            /** @description Of `CIRCLE_ATTENDANCE`, else `null`. */
            circleSession: components["schemas"]["CircleEntry"] | null;
            kind: components["schemas"]["CoachTaskKind"];
            /** @description Of `DELIVERY`, else `null`. */
            purchase: components["schemas"]["CoachTaskPurchase"] | null;
            /** @description Of `ABSENCE_REPORTED` and `ATTENDANCE`, else `null`. */
            session: components["schemas"]["CoachSession"] | null;
        };
        /**
         * @description `ABSENCE_REPORTED`: reply to a client who reported that the coach didn't come. `NO_SERVICE`: nothing is published. `NO_MEETING_LINK`: an upcoming session is online, and the coach has no link. `ATTENDANCE`, `CIRCLE_ATTENDANCE`: record the outcome of a session that is over. `DELIVERY`: deliver a product.
         * @enum {string}
         */
        CoachTaskKind: "ABSENCE_REPORTED" | "SUBSCRIPTION_PAST_DUE" | "EMAIL_UNVERIFIED" | "NO_NAME" | "NO_INTRODUCTION" | "NO_SUBSCRIPTION" | "NO_HOURS" | "NO_SERVICE" | "NO_MEETING_LINK" | "ATTENDANCE" | "CIRCLE_ATTENDANCE" | "DELIVERY";
        /**
         * @description A product to deliver.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-000000007001",
         *       "title": "Lunch box",
         *       "clientName": "Maya Lindqvist"
         *     }
         */
        CoachTaskPurchase: {
            /** @description Who bought it. */
            clientName: string;
            id: components["schemas"]["Id"];
            /** @description The name of the product. */
            title: string;
        };
        /**
         * @description Days off of a coach, for all schedules. A day begins and ends in the time zone of the schedule.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-0000000003e1",
         *       "firstDay": "2026-12-21",
         *       "lastDay": "2027-01-03",
         *       "sessionCount": 0
         *     }
         */
        CoachTimeOff: {
            /**
             * Format: date
             * @description The first day off.
             */
            firstDay: string;
            id: components["schemas"]["Id"];
            /**
             * Format: date
             * @description The last day off.
             */
            lastDay: string;
            /** @description How many booked sessions are on these days, in the coach's time zone. A session of a group counts once. */
            sessionCount: number;
        };
        /**
         * @description Days off to add. The last day must not be over or before the first.
         * @example {
         *       "firstDay": "2026-12-21",
         *       "lastDay": "2027-01-03"
         *     }
         */
        CoachTimeOffInput: {
            /**
             * Format: date
             * @description The first day off.
             */
            firstDay: string;
            /**
             * Format: date
             * @description The last day off.
             */
            lastDay: string;
        };
        /**
         * @description A coach's day, as of now.
         * @example {
         *       "timeZone": "America/Los_Angeles",
         *       "next": {
         *         "kind": "SESSION",
         *         "id": "01980a3c-1f00-7000-8000-0000000003d1",
         *         "title": "Sleep reset, four sessions",
         *         "client": {
         *           "studentId": "01980a3c-1f00-7000-8000-000000000001",
         *           "name": "Maya Lindqvist",
         *           "photo": null,
         *           "timeZone": "America/New_York"
         *         },
         *         "participantCount": 1,
         *         "startTime": "2026-03-04T09:00:00-08:00",
         *         "endTime": "2026-03-04T09:50:00-08:00",
         *         "place": null,
         *         "url": "https://meet.example.com/rosa",
         *         "isMovePending": false,
         *         "isJoinable": true,
         *         "isSoon": false
         *       },
         *       "lastNote": {
         *         "id": "01980a3c-1f00-7000-8000-000000009001",
         *         "text": "Slept seven hours, three nights in a row.",
         *         "createdAt": "2026-02-11T18:55:00Z",
         *         "editedAt": null,
         *         "version": 1
         *       },
         *       "tasks": [
         *         {
         *           "kind": "NO_SUBSCRIPTION",
         *           "session": null,
         *           "circleSession": null,
         *           "purchase": null
         *         }
         *       ],
         *       "taskCount": 1,
         *       "days": [
         *         {
         *           "date": "2026-03-02",
         *           "isOff": false,
         *           "appointments": []
         *         },
         *         {
         *           "date": "2026-03-03",
         *           "isOff": true,
         *           "appointments": []
         *         },
         *         {
         *           "date": "2026-03-04",
         *           "isOff": false,
         *           "appointments": [
         *             {
         *               "kind": "SESSION",
         *               "id": "01980a3c-1f00-7000-8000-0000000003d1",
         *               "title": "Sleep reset, four sessions",
         *               "client": {
         *                 "studentId": "01980a3c-1f00-7000-8000-000000000001",
         *                 "name": "Maya Lindqvist",
         *                 "photo": null,
         *                 "timeZone": "America/New_York"
         *               },
         *               "participantCount": 1,
         *               "startTime": "2026-03-04T09:00:00-08:00",
         *               "endTime": "2026-03-04T09:50:00-08:00",
         *               "place": null,
         *               "url": "https://meet.example.com/rosa",
         *               "isMovePending": false,
         *               "isJoinable": true,
         *               "isSoon": false
         *             }
         *           ]
         *         },
         *         {
         *           "date": "2026-03-05",
         *           "isOff": false,
         *           "appointments": []
         *         },
         *         {
         *           "date": "2026-03-06",
         *           "isOff": false,
         *           "appointments": []
         *         },
         *         {
         *           "date": "2026-03-07",
         *           "isOff": false,
         *           "appointments": []
         *         },
         *         {
         *           "date": "2026-03-08",
         *           "isOff": false,
         *           "appointments": []
         *         }
         *       ],
         *       "sales": [
         *         {
         *           "currency": "USD",
         *           "month": {
         *             "sold": 32000,
         *             "refunded": 8000,
         *             "disputed": 0,
         *             "owed": 24000
         *           },
         *           "total": {
         *             "sold": 95000,
         *             "refunded": 8000,
         *             "disputed": 0,
         *             "owed": 87000
         *           }
         *         }
         *       ],
         *       "profile": {
         *         "percent": 90.9,
         *         "missing": [
         *           "video"
         *         ]
         *       },
         *       "validUntil": "2026-03-03T08:00:00.000Z"
         *     }
         */
        CoachToday: {
            /** @description Today and the six days after it. */
            days: components["schemas"]["CoachDay"][];
            /** @description The coach's latest note on the client of `next`. `null` if there is none, and if it's not one client. */
            lastNote: components["schemas"]["CoachSessionNote"] | null;
            /** @description The first appointment that hasn't ended, however far ahead. `null` if there is none. */
            next: components["schemas"]["CoachAppointment"] | null;
            profile: components["schemas"]["CoachProfileCompletion"];
            /** @description The sums of the coach's sales, by currency. */
            sales: components["schemas"]["SalesSummary"][];
            /** @description How many tasks there are. */
            taskCount: number;
            /** @description What the coach has to do, most urgent first. Of each kind the first twenty. */
            tasks: components["schemas"]["CoachTask"][];
            /** @description The IANA name of the coach's time zone. Days are counted in it. */
            timeZone: string;
            /**
             * Format: date-time
             * @description When it changes if nothing happens.
             */
            validUntil: string;
        };
        /**
         * @description The properties that a coach can change; they are replaced. `videoHasSpeech` and `videoCaptions` may be left out: they stay as they are if the video does, and are cleared if it changes. The object can be sent as it was read: properties that only the server sets are ignored.
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
             * @description The stored file name of a wide picture, or its https URL.
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
            /** @description The clients and topics that the coach works with most. */
            focus: string[];
            /** @description The class of the health coach training program. */
            hctpGraduatingClass: string | null;
            id?: components["schemas"]["ReadOnly"];
            /** @description The coach's introduction. */
            intro: string | null;
            isVideoPublic?: components["schemas"]["ReadOnly"];
            /**
             * @description The language of the texts. Left out, it stays as it is.
             * @enum {string}
             */
            languageIso2LetterCode?: "EN" | "ES";
            /** @description Languages the coach works in. */
            languages: string[];
            lastName?: components["schemas"]["ReadOnly"];
            phone?: components["schemas"]["ReadOnly"];
            photo: components["schemas"]["Photo"];
            rateOfPay: components["schemas"]["RateOfPay"];
            /** @description Whether others see the phone. */
            showPhone: boolean;
            socialNetworks: components["schemas"]["SocialNetworks"];
            /** @description The coach's training. */
            specializations: string[];
            studentId?: components["schemas"]["ReadOnly"];
            /** @description Whether the test call was made. */
            testCall: boolean;
            user: components["schemas"]["UserUpdate"];
            /**
             * @description The version that was changed. An outdated one returns `versionConflict`. `null` overwrites any version.
             * @default null
             */
            version: string | null;
            /**
             * Format: media
             * @description The stored file name of a film, or its https URL. For others than the coach and staff only if `isVideoPublic`.
             */
            video: string | null;
            /** @description The captions of the video, one file for each language. Empty without speech or a video. */
            videoCaptions?: components["schemas"]["VideoCaptions"][];
            /** @description Whether someone speaks in the video. `null` until the coach says so, and without a video. */
            videoHasSpeech?: boolean | null;
            /**
             * Format: web-url
             * @description The coach's website.
             */
            websiteUrl: string | null;
        };
        /** @description The public part of a coach's user. */
        CoachUser: {
            /** @description An IANA time zone. `null` if unknown. */
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
            /** @description The total number of seats. */
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
         * @description A request to be notified when enrollment opens, in one class or in any class in a language.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-00000000ca01",
         *       "programId": "01980a3c-1f00-7000-8000-000000000102",
         *       "languageIso2LetterCode": "ES",
         *       "cohortId": null,
         *       "createdAt": "2026-03-01T15:00:00.000Z"
         *     }
         */
        CohortAlert: {
            /** @description The class. `null` for any class of the program in the language. */
            cohortId: components["schemas"]["Id"] | null;
            /**
             * Format: date-time
             * @description When it was requested.
             */
            createdAt: string;
            id: components["schemas"]["Id"];
            languageIso2LetterCode: components["schemas"]["LanguageIso2LetterCode"];
            programId: components["schemas"]["Id"];
        };
        /**
         * @description How often messages of a type are sent. `DAILY` and `WEEKLY` combine them.
         * @enum {string}
         */
        CommunicationCadence: "IMMEDIATELY" | "DAILY" | "WEEKLY";
        /**
         * @description The category of a message.
         * @enum {string}
         */
        CommunicationCategory: "ACCOUNT" | "COURSE" | "COACHING" | "PAYMENT" | "ENROLLMENT" | "ANNOUNCEMENT";
        /**
         * @description A channel through which a message reaches the student. `INBOX` is the list in the apps.
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
         *       "readAt": null,
         *       "deletedAt": null,
         *       "restorableUntil": null
         *     }
         */
        CommunicationIntent: {
            /** @description Whether the student has archived it. Archived messages don't count as unread. */
            archived: boolean;
            /** @description Plain text, with empty lines between paragraphs. */
            body: string;
            category: components["schemas"]["CommunicationCategory"];
            /** @description The channels through which it was sent. */
            channels: components["schemas"]["CommunicationChannel"][];
            /**
             * Format: date-time
             * @description When it was sent.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the student deleted it; null if it isn't deleted.
             */
            deletedAt: string | null;
            id: components["schemas"]["Id"];
            /** @description A path of the portal to open next. */
            link: string | null;
            /**
             * Format: date-time
             * @description When it was first read.
             */
            readAt: string | null;
            /**
             * Format: date-time
             * @description Until when a deleted message is kept and can be restored; null if it isn't deleted.
             */
            restorableUntil: string | null;
            status: components["schemas"]["CommunicationIntentStatus"];
            /** @description One line, in the student's language. */
            subject: string;
        };
        /**
         * @description The result of changing several messages. A message stays unchanged if it doesn't exist, was deleted, or belongs to someone else.
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
            /** @description The messages that changed, or already had the status. */
            communicationIntentIds: components["schemas"]["Id"][];
            /** @description The messages that did not change. */
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
         *       "archived": false,
         *       "deleted": false
         *     }
         */
        CommunicationIntentFilter: {
            /**
             * @description Whether to list archived messages instead.
             * @default false
             */
            archived: boolean;
            /**
             * @description Only messages sent through one of these channels; all if empty.
             * @default [
             *       "INBOX"
             *     ]
             */
            channels: components["schemas"]["CommunicationChannel"][];
            /**
             * @description Whether to list deleted messages instead, whether they are archived or not.
             * @default false
             */
            deleted: boolean;
            /**
             * @description Only messages with one of these statuses; all if empty.
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
         * @description Whether and how often messages of a type are sent through a channel.
         * @example {
         *       "type": "PAYMENT",
         *       "channel": "EMAIL",
         *       "enabled": true,
         *       "cadence": "IMMEDIATELY",
         *       "cadences": [
         *         "IMMEDIATELY"
         *       ],
         *       "locked": true
         *     }
         */
        CommunicationPreference: {
            cadence: components["schemas"]["CommunicationCadence"];
            /** @description How often they can be sent. If there is only one, they can be turned on or off. */
            cadences: components["schemas"]["CommunicationCadence"][];
            channel: components["schemas"]["CommunicationChannel"];
            /** @description Whether they are sent. */
            enabled: boolean;
            /** @description Whether they are always sent, and immediately, because the law or a contract requires it. */
            locked: boolean;
            type: components["schemas"]["CommunicationCategory"];
        };
        /**
         * @description A student's choices.
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
            /** @description The preferences to change. Others stay unchanged. */
            communicationPreferences: {
                cadence: components["schemas"]["CommunicationCadence"];
                channel: components["schemas"]["CommunicationChannel"];
                /** @description Whether they are sent. */
                enabled: boolean;
                type: components["schemas"]["CommunicationCategory"];
            }[];
        };
        /** @description Phone numbers in E.164, followed by ` ext. 12` if they have an extension. */
        ContactInfo: {
            /** @description At home. */
            homePhone: string | null;
            /** @description A mobile phone. */
            mobilePhone: string | null;
            /** @description At work. */
            workPhone: string | null;
        };
        /**
         * @description A course with the student's progress.
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
         *       "opensOn": "2026-01-12",
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
            /** @description A summary of the content. */
            description: string;
            /**
             * Format: date
             * @description The last day of the class.
             */
            endDate: string;
            id: components["schemas"]["Id"];
            /** @description The stored file name or URL of a picture. */
            image: string | null;
            languageIso2LetterCode: components["schemas"]["LanguageIso2LetterCode"];
            /**
             * Format: date-time
             * @description When the student last visited one of its modules.
             */
            lastOpenedAt: string | null;
            /**
             * Format: date-time
             * @description When that day begins in the institute's time zone.
             */
            opensAt: string;
            /**
             * Format: date
             * @description The day on which its modules become available.
             */
            opensOn: string;
            /** @description The program it is part of. */
            programTitle: string;
            progress: components["schemas"]["CourseProgress"];
            /**
             * Format: date
             * @description The first day of the class.
             */
            startDate: string;
            status: components["schemas"]["CourseStatus"];
            /** @description The title. */
            title: string;
        };
        /**
         * @description A course with the student's progress and the next module.
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
         *       "opensOn": "2026-01-12",
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
         *         "completed": false,
         *         "progressSource": "WATCHED",
         *         "completionSource": null,
         *         "watchedSeconds": 240,
         *         "requiredSeconds": 972
         *       }
         *     }
         */
        CourseDetails: {
            /** @description A summary of the content. */
            description: string;
            /**
             * Format: date
             * @description The last day of the class.
             */
            endDate: string;
            id: components["schemas"]["Id"];
            /** @description The stored file name or URL of a picture. */
            image: string | null;
            languageIso2LetterCode: components["schemas"]["LanguageIso2LetterCode"];
            /**
             * Format: date-time
             * @description When the student last visited one of its modules.
             */
            lastOpenedAt: string | null;
            /** @description The first incomplete module. `null` if all are complete. */
            nextModule: components["schemas"]["Module"] | null;
            /**
             * Format: date-time
             * @description When that day begins in the institute's time zone.
             */
            opensAt: string;
            /**
             * Format: date
             * @description The day on which its modules become available.
             */
            opensOn: string;
            /** @description The program it is part of. */
            programTitle: string;
            progress: components["schemas"]["CourseProgress"];
            /**
             * Format: date
             * @description The first day of the class.
             */
            startDate: string;
            status: components["schemas"]["CourseStatus"];
            /** @description The title. */
            title: string;
        };
        /**
         * @description A student's progress in a course.
         * @example {
         *       "courseId": "01980a3c-1f00-7000-8000-0000000001c1",
         *       "percent": 41.66,
         *       "completedModules": 10,
         *       "totalModules": 24,
         *       "lastModuleId": "01980a3c-1f00-7000-8000-000000001d11"
         *     }
         */
        CourseProgress: {
            /** @description The number of completed modules. */
            completedModules: number;
            courseId: components["schemas"]["Id"];
            /** @description The module that the student visited last. */
            lastModuleId: components["schemas"]["Id"] | null;
            /** @description The percentage of completed modules, with two decimals, rounded down: 100 only if all are. */
            percent: number;
            /** @description The number of modules. */
            totalModules: number;
        };
        /**
         * @description The student's progress. `LOCKED` if the course has not opened yet.
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
         * @description A public key (RFC 8037).
         * @example {
         *       "kid": "https://portal.example.com/api/.well-known/jwks.json#kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k",
         *       "kty": "OKP",
         *       "crv": "Ed25519",
         *       "x": "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo",
         *       "alg": "EdDSA",
         *       "use": "sig"
         *     }
         */
        CredentialKey: {
            /**
             * @description The algorithm.
             * @enum {string}
             */
            alg: "EdDSA";
            /**
             * @description The curve.
             * @enum {string}
             */
            crv: "Ed25519";
            /** @description The id: the address of the key set and the key's thumbprint. */
            kid: string;
            /**
             * @description The type of key.
             * @enum {string}
             */
            kty: "OKP";
            /**
             * @description It verifies signatures.
             * @enum {string}
             */
            use: "sig";
            /** @description The public key, in base64url. */
            x: string;
        };
        /**
         * @description A JSON Web Key Set (RFC 7517).
         * @example {
         *       "keys": [
         *         {
         *           "kid": "https://portal.example.com/api/.well-known/jwks.json#kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k",
         *           "kty": "OKP",
         *           "crv": "Ed25519",
         *           "x": "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo",
         *           "alg": "EdDSA",
         *           "use": "sig"
         *         }
         *       ]
         *     }
         */
        CredentialKeySet: {
            /** @description The keys, newest first. */
            keys: components["schemas"]["CredentialKey"][];
        };
        /**
         * @description A user's credentials.
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
         * @description An existing password, whatever the rules were when it was chosen.
         */
        CurrentPassword: string;
        /**
         * @description The password that confirms an action.
         * @example {
         *       "currentPassword": "Wellness1"
         *     }
         */
        CurrentPasswordInput: {
            currentPassword: components["schemas"]["CurrentPassword"];
        };
        /** @description The hours of one date. No ranges mean a day off. */
        DateOverride: {
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            /** @description Time ranges that do not overlap. */
            ranges: {
                endTime: components["schemas"]["TimeOfDay"];
                startTime: components["schemas"]["TimeOfDay"];
            }[];
        };
        /**
         * @description Where sessions take place: a value of the lookup `DELIVERY_MODE`.
         * @enum {string}
         */
        DeliveryMode: "ONLINE" | "IN_PERSON";
        /**
         * @description A part of the coach's education.
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
         * @description A part of the coach's education.
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
         * @description The highest level of education: a value of the lookup `EDUCATION_LEVEL`.
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
            /** @description A new address, which replaces the current one once it is confirmed. The current one by default. */
            email?: components["schemas"]["Email"] | null;
        };
        /**
         * @description An agreement of an application.
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
            /** @description The document in the envelope, for downloading it. */
            documentId: components["schemas"]["Id"];
            /** @description The fields to fill in before signing. */
            fields: components["schemas"]["EnvelopeField"][];
            hash: components["schemas"]["Hash"];
            /** @description An `article` with headings from the second level on, without scripts, styles, links or pictures. */
            html: string;
            /** @description Its envelope. */
            id: components["schemas"]["Id"];
            languageIso2LetterCode: components["schemas"]["LanguageIso2LetterCode"];
            /**
             * Format: date-time
             * @description When it was signed.
             */
            signedAt: string | null;
            statement: components["schemas"]["SigningStatement"];
            status: components["schemas"]["EnvelopeStatus"];
            /** @description The title, in the document's language. */
            title: string;
            /** @description The version of the text. */
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
         *           "status": "COMPLETED",
         *           "isChangeable": true
         *         },
         *         {
         *           "name": "PERSONAL_INFO",
         *           "status": "COMPLETED",
         *           "isChangeable": true
         *         },
         *         {
         *           "name": "PAYMENT_PLAN",
         *           "status": "NOT_STARTED",
         *           "isChangeable": true
         *         },
         *         {
         *           "name": "AGREEMENT",
         *           "status": "CANNOT_START",
         *           "isChangeable": true
         *         },
         *         {
         *           "name": "PAYMENT_METHOD",
         *           "status": "CANNOT_START",
         *           "isChangeable": true
         *         },
         *         {
         *           "name": "REVIEW",
         *           "status": "CANNOT_START",
         *           "isChangeable": true
         *         }
         *       ],
         *       "nextStep": "PAYMENT_PLAN",
         *       "paymentPlan": null,
         *       "voucherCode": null,
         *       "paymentMethodId": null,
         *       "autoPay": false,
         *       "agreementId": null,
         *       "price": null,
         *       "payment": null,
         *       "credit": 0,
         *       "withdrawal": {
         *         "isPossible": false,
         *         "refusal": null,
         *         "refund": 0,
         *         "fee": 0,
         *         "refundAfterDispute": 0,
         *         "validUntil": null
         *       },
         *       "refund": null,
         *       "paymentScheduleId": null,
         *       "note": null,
         *       "expectation": {
         *         "awaits": "STUDENT",
         *         "minimum": null,
         *         "maximum": null,
         *         "unit": null,
         *         "dueBy": null
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
            /** @description The envelope of the enrollment agreement, once its content is known. */
            agreementId: components["schemas"]["Id"] | null;
            /** @description Whether autopay is turned on when the application is submitted. */
            autoPay: boolean;
            /** @description The class. `null` if none is selected yet. */
            cohort: components["schemas"]["Cohort"] | null;
            /**
             * Format: date-time
             * @description When it was started.
             */
            createdAt: string;
            /** @description The student's credit, which submitting uses first. 0 once the payment schedule exists. In minor units. */
            credit: number;
            /**
             * Format: date-time
             * @description When a draft will be discarded if nothing changes.
             */
            discardedAt: string | null;
            /** @description What happens next. `null` if nothing does. */
            expectation: components["schemas"]["EnrollmentExpectation"] | null;
            id: components["schemas"]["Id"];
            languageIso2LetterCode: components["schemas"]["LanguageIso2LetterCode"];
            /** @description The step to do next. `null` if the student can't change the application. */
            nextStep: components["schemas"]["EnrollmentStepName"] | null;
            /** @description The changes that the advisor requests, or why it was rejected or withdrawn. */
            note: string | null;
            /** @description The application's number, for communication. */
            number: string;
            /** @description The payment made on submitting. `null` if there was none. */
            payment: components["schemas"]["EnrollmentPayment"] | null;
            /** @description The card to charge. */
            paymentMethodId: components["schemas"]["Id"] | null;
            /** @description The payment plan. `null` if none is selected yet. */
            paymentPlan: components["schemas"]["ChosenPlan"] | null;
            /** @description The payment schedule, once submitted. */
            paymentScheduleId: components["schemas"]["Id"] | null;
            /** @description Today's price. `null` until a class and a plan are selected, and once the payment schedule has it. */
            price: components["schemas"]["Price"] | null;
            /** @description The program applied for. */
            program: {
                currency: components["schemas"]["Currency"];
                id: components["schemas"]["Id"];
                /** @description The title of the program. */
                title: string;
            };
            /** @description What goes back because it was rejected or withdrawn. `null` if nothing does. */
            refund: components["schemas"]["EnrollmentRefund"] | null;
            status: components["schemas"]["EnrollmentApplicationStatus"];
            /** @description The steps with their statuses, in order. */
            steps: components["schemas"]["EnrollmentStep"][];
            studentId: components["schemas"]["Id"];
            /** @description The applicant. */
            studentName: string;
            /**
             * Format: date-time
             * @description When it was last submitted.
             */
            submittedAt: string | null;
            /** @description The status changes, oldest first. */
            timeline: components["schemas"]["EnrollmentTransition"][];
            /** @description The application that replaced it after a transfer. */
            transferredToId: components["schemas"]["Id"] | null;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updatedAt: string;
            /** @description Incremented with each change. */
            version: number;
            /** @description The applied voucher. */
            voucherCode: string | null;
            withdrawal: components["schemas"]["EnrollmentWithdrawalTerms"];
        };
        /**
         * @description The values of one step, even if incomplete. `COURSE` takes `cohortId`; `PERSONAL_INFO` takes the rest, which is saved to the student's profile. `version` is the version that was read; an outdated one is a conflict.
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
            /** @description The version that was changed. */
            version: number;
        };
        /**
         * @description The status of an application.
         * @enum {string}
         */
        EnrollmentApplicationStatus: "DRAFT" | "SUBMITTED" | "IN_REVIEW" | "CHANGES_REQUESTED" | "APPROVED" | "SIGNING" | "COMPLETE" | "REJECTED" | "WITHDRAWN" | "DISCARDED" | "TRANSFERRED";
        /** @description Who has to act next, and by when. */
        EnrollmentExpectation: {
            /**
             * @description Who has to act.
             * @enum {string}
             */
            awaits: "STUDENT" | "ADVISOR" | "ADMISSIONS";
            /**
             * Format: date-time
             * @description The resulting time.
             */
            dueBy: string | null;
            /** @description The maximum number of units. `null` if nothing is promised. */
            maximum: number | null;
            /** @description The minimum number of units. `null` if nothing is promised. */
            minimum: number | null;
            /**
             * @description The unit of time.
             * @enum {string|null}
             */
            unit: "BUSINESS_DAY" | "HOUR" | null;
        };
        /** @description The payment made on submitting. */
        EnrollmentPayment: {
            /** @description In minor units of `currency`. */
            amount: number;
            /**
             * Format: date-time
             * @description Until when the student can confirm it.
             */
            confirmBy: string | null;
            currency: components["schemas"]["Currency"];
            id: components["schemas"]["Id"];
            /** @description Where the student has to confirm it. */
            nextActionUrl: string | null;
            status: components["schemas"]["PaymentStatus"];
        };
        /**
         * @description The amount due on submitting, and the later payments. Valid until `expiresAt`, if nothing changes.
         * @example {
         *       "quoteId": "01980a3c-1f00-7000-8000-000000000801",
         *       "currency": "USD",
         *       "dueToday": 50000,
         *       "credit": 0,
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
            /** @description The student's credit that pays the first payments. */
            credit: number;
            currency: components["schemas"]["Currency"];
            /** @description The amount charged on submitting, after the credit. */
            dueToday: number;
            /**
             * Format: date-time
             * @description When it expires.
             */
            expiresAt: string;
            price: components["schemas"]["Price"];
            quoteId: components["schemas"]["Id"];
            /** @description The payments by due date, as far as the credit doesn't pay them. */
            rows: components["schemas"]["PriceRow"][];
        };
        /**
         * @description Why an application is withdrawn; optional.
         * @example {
         *       "reason": "I found another date."
         *     }
         */
        EnrollmentReason: {
            /** @description The reason as text. */
            reason?: string | null;
        };
        /**
         * @description The refund of an application that ended.
         * @example {
         *       "amount": 100000,
         *       "isSent": true,
         *       "failed": 0,
         *       "held": 0
         *     }
         */
        EnrollmentRefund: {
            /** @description What goes back to cards, in minor units of the program's currency, like the others. */
            amount: number;
            /** @description What the cardholder's bank refused to take. It has to be returned in another way. */
            failed: number;
            /** @description What a bank holds until it has decided on a dispute. It is refunded then, if the bank leaves it with us. */
            held: number;
            /** @description Whether the payment provider has accepted all of `amount`. */
            isSent: boolean;
        };
        /** @description A step with its status. */
        EnrollmentStep: {
            /** @description Whether the student can still change it. */
            isChangeable: boolean;
            name: components["schemas"]["EnrollmentStepName"];
            status: components["schemas"]["EnrollmentStepStatus"];
        };
        /**
         * @description An enrollment step.
         * @enum {string}
         */
        EnrollmentStepName: "COURSE" | "PERSONAL_INFO" | "PAYMENT_PLAN" | "AGREEMENT" | "PAYMENT_METHOD" | "REVIEW";
        /**
         * @description `CANNOT_START`: an earlier step must be completed first. `PROBLEM`: a completed step is no longer valid.
         * @enum {string}
         */
        EnrollmentStepStatus: "CANNOT_START" | "NOT_STARTED" | "IN_PROGRESS" | "COMPLETED" | "PROBLEM";
        /**
         * @description The quote and terms that the student agrees to.
         * @example {
         *       "quoteId": "01980a3c-1f00-7000-8000-000000000801"
         *     }
         */
        EnrollmentSubmission: {
            quoteId: components["schemas"]["Id"];
        };
        /**
         * @description The outcome of an attempt to submit.
         * @example {
         *       "status": "REFUSED",
         *       "failureKey": "failedPay"
         *     }
         */
        EnrollmentSubmissionOutcome: {
            /** @description The error key of the declined charge. */
            failureKey: string | null;
            /**
             * @description `CHARGING`: the provider has not responded yet. `REFUSED`: everything was undone.
             * @enum {string}
             */
            status: "CHARGING" | "SUBMITTED" | "REFUSED";
        };
        /** @description A status change of an application. */
        EnrollmentTransition: {
            /**
             * @description Who caused it.
             * @enum {string}
             */
            actor: "STUDENT" | "ADVISOR" | "SYSTEM";
            /** @description The person's name, if it was a person. */
            actorName: string | null;
            /** @description The note. */
            note: string | null;
            /**
             * Format: date-time
             * @description When it happened.
             */
            occurredAt: string;
            status: components["schemas"]["EnrollmentApplicationStatus"];
        };
        /**
         * @description Whether the student can withdraw the application, and what would be refunded now. In minor units.
         * @example {
         *       "isPossible": true,
         *       "refusal": null,
         *       "refund": 90000,
         *       "fee": 10000,
         *       "refundAfterDispute": 0,
         *       "validUntil": null
         *     }
         */
        EnrollmentWithdrawalTerms: {
            /** @description The paid amount that the institute keeps. */
            fee: number;
            /** @description Whether it can be withdrawn now. */
            isPossible: boolean;
            /** @description The amount refunded to the card. */
            refund: number;
            /** @description What a bank holds until it has decided on a dispute. It is refunded then, if the bank leaves it with us. */
            refundAfterDispute: number;
            /**
             * @description Why it can't be withdrawn now: the first class of the enrollment has begun, or the bank hasn't decided about a payment. `null` if it can, or if its status rules it out.
             * @enum {string|null}
             */
            refusal: "CLASS_STARTED" | "PAYMENT_IN_PROGRESS" | null;
            /**
             * Format: date-time
             * @description When these terms change by the passing of time.
             */
            validUntil: string | null;
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
         *       "isOpen": true,
         *       "isResendable": false,
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
             * @description When it was sealed. Until then, the final copy is being prepared.
             */
            completedAt: string | null;
            /** @description The documents to sign. */
            documents: components["schemas"]["EnvelopeDocument"][];
            /**
             * Format: date-time
             * @description When it expires.
             */
            expiresAt: string;
            /** @description The fields to fill in before signing. */
            fields: components["schemas"]["EnvelopeField"][];
            hash: components["schemas"]["Hash"];
            id: components["schemas"]["Id"];
            /** @description Whether the student can still sign. It ends with `expiresAt`. */
            isOpen: boolean;
            /** @description Whether the application depends on it. */
            isRequired: boolean;
            /** @description Whether the student can have it sent again. It expired or was declined. */
            isResendable: boolean;
            kind: components["schemas"]["EnvelopeKind"];
            languageIso2LetterCode: components["schemas"]["LanguageIso2LetterCode"];
            /**
             * Format: date-time
             * @description When the student first opened it.
             */
            openedAt: string | null;
            /** @description Why it was declined or voided. */
            reason: string | null;
            /** @description The envelope that replaced it, if any. */
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
            /** @description The signers, in signing order. */
            signers: components["schemas"]["Signer"][];
            statement: components["schemas"]["SigningStatement"];
            status: components["schemas"]["EnvelopeStatus"];
            studentId: components["schemas"]["Id"];
            /** @description The title, in the document's language. */
            title: string;
        };
        /** @description A document of an envelope. */
        EnvelopeDocument: {
            hash: components["schemas"]["Hash"];
            id: components["schemas"]["Id"];
            /** @description The hash of the sealed PDF, once it exists. */
            sha256: string | null;
            /** @description The title, in the document's language. */
            title: string;
            /** @description The version of the text. */
            version: string;
        };
        /** @description A field to fill in. */
        EnvelopeField: {
            /** @description Whether it is required for signing. */
            isRequired: boolean;
            /** @description The label, in the envelope's language. */
            label: string;
            name: components["schemas"]["EnvelopeFieldName"];
            /**
             * @description The type of its value. A checked box is `true`.
             * @enum {string}
             */
            type: "CHECKBOX" | "TEXT";
            /** @description The value that was entered. */
            value: string | null;
        };
        /** @description The name of a field. */
        EnvelopeFieldName: string;
        /**
         * @description The kind of documents.
         * @enum {string}
         */
        EnvelopeKind: "ENROLLMENT_AGREEMENT" | "DISCLOSURES";
        /**
         * @description Why it will not be signed.
         * @example {
         *       "reason": "My last name is spelled differently."
         *     }
         */
        EnvelopeReason: {
            /** @description The reason as text. */
            reason: string;
        };
        /**
         * @description The data for signing.
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
             * @description The values of the fields.
             * @default []
             */
            fields: {
                name: components["schemas"]["EnvelopeFieldName"];
                /** @description The value; `true` for a checked box. */
                value: string;
            }[];
            hash: components["schemas"]["Hash"];
            /**
             * @description Whether the signer intends to sign with a name other than the student's.
             * @default false
             */
            isNameConfirmed: boolean;
            signature: components["schemas"]["Signature"];
        };
        /**
         * @description `SIGNED`: by the student. `COMPLETED`: signed by all, and sealed. `VOIDED`: by the institute.
         * @enum {string}
         */
        EnvelopeStatus: "SENT" | "OPENED" | "SIGNED" | "COMPLETED" | "DECLINED" | "EXPIRED" | "VOIDED";
        /** @description The last month in which a card is valid, as `YYYY-MM`. */
        Expiration: string;
        /** @description An invalid value and the rule it breaks. */
        FieldError: {
            /**
             * @description The part of the request.
             * @enum {string}
             */
            in: "body" | "query" | "path" | "header";
            /** @description A JSON pointer into that part. For a parameter, `/` and the parameter's name. */
            pointer: string;
            /** @description The key of the rule. */
            rule: string;
            /** @description Values for the rule's message, such as the limit. */
            values: {
                [key: string]: string | number | boolean | null;
            };
        };
        /**
         * @description The purpose of a file. Pictures are JPEG, PNG or WebP; films MP4 or WebM; captions WebVTT or SubRip; documents PDF or a picture. Documents are visible to their owner, advisors and administrators; all other files to all signed-in users.
         * @enum {string}
         */
        FileObject: "STUDENT_PHOTO" | "COACH_COVER_IMAGE" | "COACH_VIDEO" | "COACH_VIDEO_CAPTIONS" | "COACH_PRODUCT_IMAGE" | "DOCUMENT";
        /**
         * @description A file with its purpose.
         * @example {
         *       "file": "(bytes)",
         *       "object": "DOCUMENT"
         *     }
         */
        FileUpload: {
            /** @description The file, at most 10 MB. Its type is detected from its content; its name is ignored. */
            file: string;
            object: components["schemas"]["FileObject"];
        };
        /**
         * @description `PAST_DUE`: something is unpaid after its due date. `COLLECTIONS`: for so long that it is collected.
         * @enum {string}
         */
        FinancialStatus: "GOOD" | "PAST_DUE" | "COLLECTIONS";
        /**
         * @description The state of an account. Every figure is a sum over the schedule's rows, in minor units of `currency`, and they add up: `totalPaid` is what was charged to cards minus what was refunded to them, and `totalRemaining` is `netTuition + interest + taxes - totalPaid - rollover`.
         * @example {
         *       "paymentScheduleId": "01980a3c-1f00-7000-8000-000000000401",
         *       "currency": "USD",
         *       "netTuition": 483500,
         *       "totalPaid": 367960,
         *       "totalRemaining": 137340,
         *       "refunds": {
         *         "withdrawal": 0,
         *         "voucher": 2500,
         *         "custom": 0,
         *         "dispute": 0
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
         *       "amountDue": 0,
         *       "disputedAmount": 0,
         *       "autoPay": true,
         *       "nextPayment": {
         *         "dueDate": "2026-03-07",
         *         "amount": 45780,
         *         "amountToday": 45780,
         *         "isAutomatic": true
         *       }
         *     }
         */
        FinancialSummary: {
            /** @description The unpaid amount due today or earlier, as it costs today, without rows whose charge is in progress. */
            amountDue: number;
            /** @description The unpaid amount due before today. */
            amountOverdue: number;
            /** @description Whether rows are charged automatically when due. */
            autoPay: boolean;
            currency: components["schemas"]["Currency"];
            /** @description Days since the oldest unpaid due date. */
            daysOverdue: number;
            /** @description Payments of the schedule in dispute, which count as paid until the bank decides. */
            disputedAmount: number;
            /** @description Interest, paid and unpaid. */
            interest: number;
            /** @description Tuition and fees after discount, minus refunds of them. */
            netTuition: number;
            /** @description What a payment of kind `INSTALLMENT` pays: everything due today or earlier, or else the next row. `null` if there is nothing to pay, or a charge of the schedule is in progress. */
            nextPayment: {
                /** @description The open amount. */
                amount: number;
                /** @description What it costs today, without interest that has not accrued. */
                amountToday: number;
                /**
                 * Format: date
                 * @description The earliest due date.
                 */
                dueDate: string;
                /** @description Whether autopay will charge all of it. Not after the last attempt, or if a row is left to the student. */
                isAutomatic: boolean;
            } | null;
            /** @description The schedule. `null` if there is none, and all figures are 0. */
            paymentScheduleId: components["schemas"]["Id"] | null;
            /** @description The amount for paying everything today, without interest that has not accrued yet. */
            payOffAmount: number;
            /** @description The student's payments in progress, of any schedule, newest first. */
            pendingPayments: components["schemas"]["Payment"][];
            /** @description Refunds to cards by reason. */
            refunds: {
                /** @description For any other reason. */
                custom: number;
                /** @description Taken back by a bank after a dispute. */
                dispute: number;
                /** @description Because of a voucher. */
                voucher: number;
                /** @description Because of a withdrawal. */
                withdrawal: number;
            };
            /** @description Received from another schedule; negative if moved to another one. */
            rollover: number;
            /** @description The credit for a later enrollment, which belongs to no schedule yet. */
            rolloverCredit: number;
            status: components["schemas"]["FinancialStatus"];
            /** @description Taxes, paid and unpaid. */
            taxes: number;
            /** @description Charged to cards minus refunded to them. */
            totalPaid: number;
            /** @description The remaining balance. */
            totalRemaining: number;
        };
        /**
         * @description The account whose password was forgotten.
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
         * @description A time that can be booked. Both times have the offset of the time zone requested, so they can be shown as they read, without time-zone data.
         * @example {
         *       "startTime": "2026-03-04T12:00:00-05:00",
         *       "endTime": "2026-03-04T12:50:00-05:00"
         *     }
         */
        FreeTime: {
            /**
             * Format: date-time
             * @description The end.
             */
            endTime: string;
            /**
             * Format: date-time
             * @description The start.
             */
            startTime: string;
        };
        /**
         * @description When a product can be booked.
         * @example {
         *       "slots": [
         *         {
         *           "startTime": "2026-03-04T12:00:00-05:00",
         *           "endTime": "2026-03-04T12:50:00-05:00"
         *         }
         *       ],
         *       "bookableUntil": "2026-05-01",
         *       "nextFreeDay": null
         *     }
         */
        FreeTimes: {
            /**
             * Format: date
             * @description The last day, in the time zone requested, on which a session that is booked now can begin. `null` if nothing can be booked by time.
             */
            bookableUntil: string | null;
            /**
             * Format: date
             * @description If none of the days requested has a free time: the first later day that has one, in the time zone requested. Otherwise, and if there is none, `null`.
             */
            nextFreeDay: string | null;
            /** @description The free times in chronological order, each once. */
            slots: components["schemas"]["FreeTime"][];
        };
        /**
         * @description Gender.
         * @enum {string}
         */
        Gender: "MALE" | "FEMALE" | "NON_BINARY" | "TRANSGENDER" | "INTERSEX" | "PREFER_NOT_TO_SAY" | "OTHER";
        /**
         * @description A client in a group.
         * @example {
         *       "purchaseId": "01980a3c-1f00-7000-8000-0000000003e1",
         *       "studentId": "01980a3c-1f00-7000-8000-000000000001",
         *       "name": "Maya Lindqvist"
         *     }
         */
        GroupParticipant: {
            /** @description The name. */
            name: string;
            purchaseId: components["schemas"]["Id"];
            /** @description The client. `null` if the account was deleted. */
            studentId: components["schemas"]["Id"] | null;
        };
        /**
         * @description The group in which a seat is bought.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-0000000006a1",
         *       "version": 1
         *     }
         */
        GroupSeat: {
            /**
             * @description Whether to buy it although the student has another session then.
             * @default false
             */
            allowOverlap: boolean;
            id: components["schemas"]["Id"];
            /** @description The group's version with the dates that were shown. */
            version: number;
        };
        /**
         * @description A session of a group.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-0000000006b1",
         *       "startTime": "2026-03-12T02:00:00.000Z",
         *       "endTime": "2026-03-12T03:15:00.000Z",
         *       "canceledAt": null,
         *       "reason": null,
         *       "isChangeable": false
         *     }
         */
        GroupSession: {
            /**
             * Format: date-time
             * @description When the coach canceled it. `null` if it takes place.
             */
            canceledAt: string | null;
            /**
             * Format: date-time
             * @description When it ends.
             */
            endTime: string;
            id: components["schemas"]["Id"];
            /** @description Whether the caller can move or cancel it now. */
            isChangeable: boolean;
            /** @description Why it was moved or canceled. */
            reason: string | null;
            /**
             * Format: date-time
             * @description When it begins.
             */
            startTime: string;
        };
        /**
         * @description Why a session of a group doesn't take place.
         * @example {
         *       "reason": "I am ill."
         *     }
         */
        GroupSessionCancellation: {
            /** @description The reason. The participants read it. */
            reason: string;
        };
        /**
         * @description A new start of a session of a group, and why.
         * @example {
         *       "startTime": "2026-03-13T02:00:00.000Z",
         *       "reason": "The room is taken."
         *     }
         */
        GroupSessionMove: {
            /** @description The reason. The participants read it. */
            reason: string;
            /**
             * Format: date-time
             * @description When it begins now.
             */
            startTime: string;
        };
        /** @description Identifies what is to be signed: a document's hash, or for several the SHA-256 of their hashes in order, each followed by a line feed. Signers send back the hash of what they were shown. */
        Hash: string;
        /**
         * Format: uuid
         * @description An identifier. Newer ones sort after older ones.
         * @example 01980a3c-1f00-7000-8000-000000000001
         */
        Id: string;
        /**
         * @description What describes the institute itself.
         * @example {
         *       "name": "Health Coach Training Institute",
         *       "address": null,
         *       "supportEmail": "help@example.com",
         *       "supportPhone": "+12015550100",
         *       "currency": "USD",
         *       "languages": [
         *         "EN",
         *         "ES"
         *       ],
         *       "timeZone": "America/New_York",
         *       "monthlyPriceFrom": 2900,
         *       "policies": []
         *     }
         */
        Institute: {
            /** @description The postal address, one line per line. */
            address: string | null;
            currency: components["schemas"]["Currency"];
            /** @description The languages it teaches in. The first one is that of texts that are not translated. */
            languages: components["schemas"]["LanguageIso2LetterCode"][];
            /** @description The price of the cheapest monthly plan that coaches can subscribe to, in minor units of `currency`. Null if there is none. */
            monthlyPriceFrom: number | null;
            /** @description The name on receipts and certificates. */
            name: string;
            /** @description Texts that replace those of the policy pages, in the requested language. */
            policies: components["schemas"]["InstitutePolicy"][];
            /**
             * Format: email
             * @description Where to write for help.
             */
            supportEmail: string | null;
            /** @description Where to call for help. */
            supportPhone: string | null;
            /** @description The IANA name of its time zone, in which days begin and end. */
            timeZone: string;
        };
        /**
         * @description The text of a policy page.
         * @example {
         *       "name": "SCHEDULING_POLICY",
         *       "text": "Sessions can be canceled until the day before."
         *     }
         */
        InstitutePolicy: {
            name: components["schemas"]["InstitutePolicyName"];
            /** @description Paragraphs separated by blank lines. */
            text: string;
        };
        /**
         * @description A page whose text the institute can replace.
         * @enum {string}
         */
        InstitutePolicyName: "FAQ" | "PRIVACY_POLICY" | "SCHEDULING_POLICY" | "TERMS_OF_SERVICE";
        /**
         * @description The language of a user's texts.
         * @default EN
         * @enum {string}
         */
        LanguageIso2LetterCode: "EN" | "ES";
        /**
         * @description What the learning platform reports about a student's module.
         * @example {
         *       "id": "result-2026-03-01-0001",
         *       "studentId": "01980a3c-1f00-7000-8000-000000000001",
         *       "moduleId": "01980a3c-1f00-7000-8000-000000001d11",
         *       "activityProgress": "COMPLETED",
         *       "position": 0,
         *       "occurredAt": "2026-03-01T18:20:00.000Z"
         *     }
         */
        LearningResult: {
            /**
             * @description `COMPLETED` completes a module whose `progressSource` is `PLATFORM`, `IN_PROGRESS` takes that back. For a film or recording, only the position counts.
             * @enum {string}
             */
            activityProgress: "IN_PROGRESS" | "COMPLETED";
            /** @description The platform's id of this report. */
            id: string;
            moduleId: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When it happened. An older report than the last one changes nothing.
             */
            occurredAt: string;
            /** @description The student's position, in seconds of a film or recording; otherwise 0. */
            position: number;
            studentId: components["schemas"]["Id"];
        };
        /**
         * Format: date-time
         * @description The same time with the offset of `timeZone`, as the clocks there show it and as e-mails say it. It can be shown as it reads, without time-zone data.
         * @example 2026-03-04T12:00:00-05:00
         */
        LocalTime: string;
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
            type: "GENDER" | "LANGUAGE" | "YES_NO" | "OFFERING_TYPE" | "DELIVERY_MODE" | "EDUCATION_LEVEL" | "OCCUPATION" | "PRODUCT_CATEGORY" | "SERVICE_CATEGORY" | "PRICE_UNIT" | "COACH_SPECIALIZATION" | "COACH_FOCUS" | "COACH_LANGUAGE";
            /** @description The option. */
            value: string;
        };
        /** @description Whether the student serves or served in the armed forces. `null` if not answered. */
        MilitaryMember: boolean | null;
        /**
         * @description A module with the student's progress.
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
         *       "completed": false,
         *       "progressSource": "WATCHED",
         *       "completionSource": null,
         *       "watchedSeconds": 240,
         *       "requiredSeconds": 972
         *     }
         */
        Module: {
            /** @description Whether the student bookmarked it. */
            bookmarked: boolean;
            /** @description Whether it is completed. */
            completed: boolean;
            /** @description What completed it. `null` if it is not completed. */
            completionSource: components["schemas"]["ModuleCompletionSource"] | null;
            courseId: components["schemas"]["Id"];
            /** @description A summary of the content. */
            description: string;
            id: components["schemas"]["Id"];
            /** @description Its duration in minutes. */
            minutes: number;
            /** @description The student's position, in seconds of a film or recording; otherwise 0. */
            position: number;
            /** @description What completes a module of this type. Staff can complete any module. */
            progressSource: components["schemas"]["ModuleProgressSource"];
            /** @description How much must be watched to complete it. `null` unless `progressSource` is `WATCHED`. */
            requiredSeconds: number | null;
            /** @description Its position in the course, from 1. */
            sequence: number;
            /** @description The title. */
            title: string;
            type: components["schemas"]["ModuleType"];
            /** @description How much of a film or recording has been watched, in seconds. Skipped and repeated parts don't count. */
            watchedSeconds: number;
            /** @description The week of the course, from 1. */
            week: number;
            /** @description The title of the week. */
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
             * @description When it was created.
             */
            createdAt: string;
            moduleId: components["schemas"]["Id"];
        };
        /**
         * @description What completed a module. Awards may ignore those that are `SELF_REPORTED`.
         * @enum {string}
         */
        ModuleCompletionSource: "SELF_REPORTED" | "WATCHED" | "PLATFORM" | "STAFF";
        /**
         * @description The progress of a module, and of its course.
         * @example {
         *       "moduleId": "01980a3c-1f00-7000-8000-000000001d11",
         *       "position": 1080,
         *       "completed": true,
         *       "completedAt": "2026-03-01T18:20:00.000Z",
         *       "completionSource": "WATCHED",
         *       "watchedSeconds": 1080,
         *       "requiredSeconds": 972,
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
            /** @description Whether it is completed. */
            completed: boolean;
            /**
             * Format: date-time
             * @description When it was first completed.
             */
            completedAt: string | null;
            /** @description What completed it. `null` if it is not completed. */
            completionSource: components["schemas"]["ModuleCompletionSource"] | null;
            course: components["schemas"]["CourseProgress"];
            moduleId: components["schemas"]["Id"];
            /** @description The student's position, in seconds of a film or recording; otherwise 0. */
            position: number;
            /** @description How much must be watched to complete it. `null` unless `progressSource` is `WATCHED`. */
            requiredSeconds: number | null;
            /** @description How much of a film or recording has been watched, in seconds. Skipped and repeated parts don't count. */
            watchedSeconds: number;
        };
        /**
         * @description Where the progress of a module comes from: the student's own report, the time watched, or the learning platform.
         * @enum {string}
         */
        ModuleProgressSource: "SELF_REPORTED" | "WATCHED" | "PLATFORM";
        /**
         * @description A report of the student's player, or what the student marked. Only modules whose `progressSource` is `SELF_REPORTED` change with `completed`.
         * @example {
         *       "position": 1080,
         *       "completed": true
         *     }
         */
        ModuleProgressUpdate: {
            /** @description Whether the student marked it as completed. */
            completed: boolean;
            /** @description The student's position, in seconds of a film or recording; otherwise 0. */
            position: number;
        };
        /**
         * @description What staff decided about a student's module.
         * @example {
         *       "completed": true,
         *       "reason": "Handed in on paper."
         *     }
         */
        ModuleResultInput: {
            /** @description Whether the student has completed it. */
            completed: boolean;
            /** @description Why. It is kept in the audit log. */
            reason: string;
        };
        /**
         * @description The type of a module.
         * @enum {string}
         */
        ModuleType: "VIDEO" | "READING" | "AUDIO" | "QUIZ" | "ASSIGNMENT" | "LIVE_CLASS";
        /**
         * @description A calendar feed with its new URL, which is shown only once.
         * @example {
         *       "createdAt": "2026-03-02T15:00:00.000Z",
         *       "path": "/calendar_feeds/Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0/sessions.ics"
         *     }
         */
        NewCalendarFeed: {
            /**
             * Format: date-time
             * @description When its URL was created.
             */
            createdAt: string;
            /** @description The path of the feed, relative to the API's URL. Anyone who has it can read the feed. */
            path: string;
        };
        /**
         * @description The alert to create.
         * @example {
         *       "programId": "01980a3c-1f00-7000-8000-000000000102",
         *       "languageIso2LetterCode": "ES",
         *       "cohortId": null
         *     }
         */
        NewCohortAlert: {
            /** @description The class. `null` for any class of the program in the language. */
            cohortId: components["schemas"]["Id"] | null;
            languageIso2LetterCode: components["schemas"]["LanguageIso2LetterCode"];
            programId: components["schemas"]["Id"];
        };
        /**
         * @description The application to start.
         * @example {
         *       "programId": "01980a3c-1f00-7000-8000-000000000101",
         *       "cohortId": "01980a3c-1f00-7000-8000-000000000201",
         *       "voucherCode": "SPRING10"
         *     }
         */
        NewEnrollmentApplication: {
            /** @description The class, if already known. */
            cohortId?: components["schemas"]["Id"] | null;
            programId: components["schemas"]["Id"];
            /** @description A voucher. */
            voucherCode?: string | null;
        };
        /**
         * Format: new-password
         * @description At least 8 characters, with a lower-case letter, an upper-case letter and a digit, and no spaces.
         * @example Wellness1
         */
        NewPassword: string;
        /** @description The student's occupation. The lookup `OCCUPATION` suggests values; any text is valid. */
        Occupation: string | null;
        /**
         * @description Whether it is a service or a product.
         * @enum {string}
         */
        OfferingType: "SERVICE" | "PRODUCT";
        /**
         * @description An envelope with its texts to read before signing.
         * @example {
         *       "envelope": {
         *         "id": "01980a3c-1f00-7000-8000-000000000701",
         *         "studentId": "01980a3c-1f00-7000-8000-000000000001",
         *         "applicationId": "01980a3c-1f00-7000-8000-000000009001",
         *         "kind": "DISCLOSURES",
         *         "title": "Disclosures and handbook",
         *         "languageIso2LetterCode": "EN",
         *         "status": "SENT",
         *         "isOpen": true,
         *         "isResendable": false,
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
                /** @description An `article` with headings from the second level on, without scripts, styles, links or pictures. The document's `hash` is its SHA-256 in UTF-8. */
                html: string;
                id: components["schemas"]["Id"];
                /** @description The title. */
                title: string;
            }[];
            envelope: components["schemas"]["Envelope"];
        };
        /**
         * @description A charge of a subscription that failed, until it is paid or the subscription ends.
         * @example {
         *       "plan": {
         *         "id": "01980a3c-1f00-7000-8000-0000000004a1",
         *         "name": "Solo",
         *         "description": "For a practice of one.",
         *         "price": 2900,
         *         "currency": "USD",
         *         "interval": "MONTH",
         *         "serviceLimit": 3,
         *         "features": [
         *           "A page for your clients",
         *           "Bookings and payments"
         *         ]
         *       },
         *       "amount": 2900,
         *       "currency": "USD"
         *     }
         */
        OverdueCharge: {
            /** @description In minor units of `currency`. */
            amount: number;
            /** @description ISO 4217 code. */
            currency: string;
            plan: components["schemas"]["SubscriptionPlan"];
        };
        /** @description About the whole list, of which `content` is one page. */
        Pagination: {
            /** @description The number of rows on all pages. Lists of the whole institute have at most 10,000; search finds the others. */
            total: number;
        };
        /**
         * @description The coach or customer of a purchase, as a list option.
         * @example {
         *       "value": "01980a3c-1f00-7000-8000-000000000001",
         *       "label": "Maya Lindqvist"
         *     }
         */
        PartyOption: {
            /** @description The name. */
            label: string;
            /** @description The id of the coach or student. `null` if the account was closed. */
            value: components["schemas"]["Id"] | null;
        };
        /**
         * @description A new password, together with the current one.
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
         * @description A payment from a card to the institute.
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
         *       "confirmBy": null,
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
             * @description Until when the cardholder can confirm it at `nextActionUrl`. Afterwards it is canceled.
             */
            confirmBy: string | null;
            /**
             * Format: date-time
             * @description When it was requested.
             */
            createdAt: string;
            currency: components["schemas"]["Currency"];
            /** @description For an `INVALID` payment, the key of the message to show. */
            failureKey: string | null;
            id: components["schemas"]["Id"];
            /** @description Interest that was saved by paying early. */
            interestSaved: number;
            /** @description Whether the student has canceled it. */
            isCancelled: boolean;
            kind: components["schemas"]["PaymentKind"];
            /** @description The last four digits of the card. */
            last4: string;
            /** @description Where the cardholder has to confirm the payment: a URL, or a path on this server. */
            nextActionUrl: string | null;
            /** @description The receipt's number, short enough to read out. */
            number: string;
            /** @description The card. `null` if it was deleted since. */
            paymentMethodId: components["schemas"]["Id"] | null;
            /** @description The schedule it belongs to, if any. */
            paymentScheduleId: components["schemas"]["Id"] | null;
            /** @description The rows that it pays. */
            rowIds: components["schemas"]["Id"][];
            /**
             * Format: date-time
             * @description When it was accepted or declined.
             */
            settledAt: string | null;
            status: components["schemas"]["PaymentStatus"];
        };
        /**
         * @description A quote and the card to charge.
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
         * @description What is paid for. The last three don't belong to a schedule.
         * @enum {string}
         */
        PaymentKind: "DEPOSIT" | "INSTALLMENT" | "PRE_PAY" | "PAY_OFF" | "CUSTOM" | "FEE" | "SUBSCRIPTION" | "PURCHASE";
        /**
         * @description A card of a student. Only the provider knows the number itself.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-000000000501",
         *       "isDefault": true,
         *       "brand": "VISA",
         *       "last4": "4242",
         *       "expiration": "2028-11",
         *       "isExpired": false,
         *       "isDeclined": false,
         *       "holderName": "Maya Lindqvist",
         *       "assignedRows": 3,
         *       "paysSubscription": false
         *     }
         */
        PaymentMethod: {
            /** @description The number of open payment schedule rows assigned to it. */
            assignedRows: number;
            brand: components["schemas"]["CardBrand"];
            expiration: components["schemas"]["Expiration"];
            /** @description The name on the card. */
            holderName: string | null;
            id: components["schemas"]["Id"];
            /** @description Whether the bank declined the last charge to it. */
            isDeclined: boolean;
            /** @description Whether it is charged by default. Exactly one of a student's cards is the default. */
            isDefault: boolean;
            /** @description Whether that month has passed. An expired card is not charged. */
            isExpired: boolean;
            /** @description The last four digits. */
            last4: string;
            /** @description Whether a coach's running subscription is charged to it. */
            paysSubscription: boolean;
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
             * @description Whether to turn on autopay on submitting: later installments are charged to this card on their due dates. It applies to all payment schedules of the student. `null` leaves it unchanged; for a new student it is off.
             * @default null
             */
            autoPay: boolean | null;
            paymentMethodId: components["schemas"]["Id"];
        };
        /**
         * @description A card entered at the provider.
         * @example {
         *       "providerToken": "card_9sK2",
         *       "isDefault": true,
         *       "holderName": "Maya Lindqvist",
         *       "address": null
         *     }
         */
        PaymentMethodInput: {
            /** @description The billing address. */
            address: components["schemas"]["Address"] | null;
            /** @description The name on the card, if different from the one given to the provider. */
            holderName: string | null;
            /** @description Whether it becomes the default. The first card always does. */
            isDefault: boolean;
            /** @description The provider's token for it. */
            providerToken: string;
        };
        /**
         * @description The new card.
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
            /** @description The secret for showing the form. */
            clientSecret: string;
            /**
             * Format: date-time
             * @description When it expires.
             */
            expiresAt: string;
            /** @description Sandbox: the path of the form on this server, for a frame. It posts `{ type: 'providerToken', providerToken }` to the app. */
            formPath: string | null;
            /**
             * @description The provider.
             * @enum {string}
             */
            provider: "SANDBOX" | "STRIPE";
            /** @description Stripe: the key for its script. */
            publishableKey: string | null;
        };
        /**
         * @description Where the card will be entered.
         * @example {
         *       "application": "STUDENT"
         *     }
         */
        PaymentMethodSetupInput: {
            /**
             * @description The app that shows the provider's form. The sandbox allows no other page to show it.
             * @default STUDENT
             * @enum {string}
             */
            application: "STUDENT" | "COACH";
        };
        /**
         * @description The properties that can change without a new card.
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
         * @description A way to pay for a program, with the price for a class.
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
            /** @description The payments by due date. */
            rows: components["schemas"]["PriceRow"][];
            source: components["schemas"]["PaymentPlanSource"];
            terms: components["schemas"]["PaymentPlanTerms"];
        };
        /**
         * @description The selected payment plan.
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
        /** @description The name of a plan. */
        PaymentPlanName: string;
        /**
         * @description Who offers the plan: the institute, or the student's employer.
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
            /** @description The unpaid amount due by today. */
            amountDue: number;
            amountFinanced: components["schemas"]["AmountFinanced"];
            annualPercentageRate: components["schemas"]["AnnualPercentageRate"];
            currency: components["schemas"]["Currency"];
            /** @description The amount due at enrollment, without tax. */
            depositAmount: number;
            /** @description One installment, with its interest and tax. The last one may be a few cents higher. */
            installmentAmount: number;
            /** @description The number of monthly installments. 0 if everything is due at enrollment. */
            installmentCount: number;
            /** @description Per year, in hundredths of a percent: 650 is 6.5 %. */
            interestRate: number;
            /** @description The total of tuition after discount, interest and taxes. */
            totalOwed: number;
        };
        /**
         * @description The amount to pay. Amounts are in minor units of `currency`.
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
            /** @description The amount to charge. */
            amount: number;
            currency: components["schemas"]["Currency"];
            /**
             * Format: date-time
             * @description When it expires.
             */
            expiresAt: string;
            /** @description Interest that is saved by paying it. */
            interestSaved: number;
            kind: components["schemas"]["PaymentKind"];
            /** @description The maximum amount. */
            max: number;
            /** @description The minimum amount. */
            min: number;
            quoteId: components["schemas"]["Id"];
            /** @description The rows that it pays. */
            rowIds: components["schemas"]["Id"][];
        };
        /**
         * @description What to pay.
         * @example {
         *       "kind": "CUSTOM",
         *       "amount": 20000
         *     }
         */
        PaymentQuoteInput: {
            /**
             * @description For `CUSTOM`, in minor units. `null` for the next row, to get the limits.
             * @default null
             */
            amount: number | null;
            /**
             * @description `INSTALLMENT`: due rows, or the next one. `PRE_PAY`: rows before they are due. `PAY_OFF`: everything, without the interest of months that have not begun. `CUSTOM`: any amount, applied to the oldest rows first.
             * @enum {string}
             */
            kind: "INSTALLMENT" | "PRE_PAY" | "PAY_OFF" | "CUSTOM";
            /**
             * @description Rows for `INSTALLMENT` and `PRE_PAY`. If empty, everything due by today, or else the next row.
             * @default []
             */
            rowIds: components["schemas"]["Id"][];
        };
        /**
         * @description The payments for an enrollment, with their due dates.
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
             * @description When it was created.
             */
            createdAt: string;
            currency: components["schemas"]["Currency"];
            id: components["schemas"]["Id"];
            /**
             * Format: date
             * @description The due date of the next open row.
             */
            nextDueDate: string | null;
            /** @description A copy of the plan it was created from. */
            paymentPlan: {
                id: components["schemas"]["Id"];
                name: components["schemas"]["PaymentPlanName"];
                source: components["schemas"]["PaymentPlanSource"];
            };
            programId: components["schemas"]["Id"];
            /** @description The program it pays for. */
            programTitle: string;
            status: components["schemas"]["PaymentScheduleStatus"];
            studentId: components["schemas"]["Id"];
            /** @description The sum of all rows except deleted ones. */
            totalOwed: number;
            /** @description The open part of it. */
            totalRemaining: number;
            /** @description The schedule that replaced it. */
            transferredToId: components["schemas"]["Id"] | null;
            /** @description Incremented with each change. */
            version: number;
            /** @description The voucher that was applied. */
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
            /** @description The amount including interest and tax. */
            amountDue: number;
            /** @description The part paid by card. */
            amountPaid: number;
            /** @description The refunded part of what was paid. It is not owed again. */
            amountRefunded: number;
            /** @description The amount for paying the rest today, without interest that has not accrued yet. */
            amountToday: number;
            /** @description The brand of that card. */
            brand: components["schemas"]["CardBrand"] | null;
            captureMethod: components["schemas"]["CaptureMethod"];
            currency: components["schemas"]["Currency"];
            /**
             * Format: date
             * @description The due date.
             */
            dueDate: string;
            id: components["schemas"]["Id"];
            /** @description The number of the installment, from 1; 0 for the amount due at enrollment and for fees. */
            installment: number;
            /** @description The interest it includes. */
            interestAmount: number;
            /** @description The last four digits of that card. */
            last4: string | null;
            /**
             * Format: date
             * @description When autopay charges it. `null` if it doesn't.
             */
            nextAttemptOn: string | null;
            /** @description The payment that charged it last, or is charging it. */
            paymentId: components["schemas"]["Id"] | null;
            /**
             * @description How it was paid or will be: by a card, or with money from another schedule. `null` if no card is assigned.
             * @enum {string|null}
             */
            paymentMethod: "CARD" | "ROLLOVER" | null;
            /** @description The card that was charged or is assigned. `null` also if that card was deleted. */
            paymentMethodId: components["schemas"]["Id"] | null;
            /** @description The part paid with money from another schedule. */
            rolloverAmount: number;
            status: components["schemas"]["PaymentScheduleRowStatus"];
            /** @description The tax it includes. */
            taxAmount: number;
            type: components["schemas"]["PaymentScheduleRowType"];
        };
        /**
         * @description `SCHEDULED`: not paid, or only in part. `IN_PROGRESS`: being charged. `ACCEPTED`: paid. `INVALID`: the charge was declined and can be retried. `DELETED`: the schedule ended before it was paid. `REFUNDED`: paid and fully refunded.
         * @enum {string}
         */
        PaymentScheduleRowStatus: "SCHEDULED" | "IN_PROGRESS" | "ACCEPTED" | "INVALID" | "DELETED" | "REFUNDED";
        /**
         * @description `DEPOSIT` is due at enrollment, `FEE` is the cost of a transfer.
         * @enum {string}
         */
        PaymentScheduleRowType: "DEPOSIT" | "INSTALLMENT" | "FEE";
        /**
         * @description `CONCLUDED`: nothing is left to pay. `TRANSFERRED`: replaced by another schedule.
         * @enum {string}
         */
        PaymentScheduleStatus: "ACTIVE" | "CONCLUDED" | "TRANSFERRED";
        /**
         * @description `IN_PROGRESS`: the provider has not decided. `ACCEPTED`: the money has moved. `INVALID`: it has not, and will not.
         * @enum {string}
         */
        PaymentStatus: "IN_PROGRESS" | "ACCEPTED" | "INVALID";
        /**
         * @description A user with what administrators manage.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-0000000000a7",
         *       "studentId": "01980a3c-1f00-7000-8000-000000000007",
         *       "email": "advisor@example.com",
         *       "name": "Grace Whitfield",
         *       "roles": [
         *         "ADVISOR"
         *       ],
         *       "isDisabled": false,
         *       "createdAt": "2026-03-02T15:00:00.000Z"
         *     }
         */
        Person: {
            /**
             * Format: date-time
             * @description When the account was made.
             */
            createdAt: string;
            /** @description The e-mail address. */
            email: string;
            id: components["schemas"]["Id"];
            /** @description Whether the user can't sign in. */
            isDisabled: boolean;
            /** @description The full name. */
            name: string;
            /** @description The roles. */
            roles: components["schemas"]["RoleName"][];
            studentId: components["schemas"]["Id"];
        };
        /** @description A student's personal information. */
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
         * @description The stored file name of a picture, or its https URL.
         */
        Photo: string | null;
        /**
         * @description A temporary URL for a file.
         * @example {
         *       "url": "/api/content/media-0b0a5a0e-6f0c-4d55-9a3e-2f6f6f1f7c11.jpg?Policy=eyJ9&Signature=c2ln&Key-Pair-Id=K1",
         *       "expiresAt": "2026-03-02T15:15:00.000Z"
         *     }
         */
        PresignedUrl: {
            /**
             * Format: date-time
             * @description When it expires.
             */
            expiresAt: string;
            /**
             * Format: uri-reference
             * @description The URL, on the app's origin.
             */
            url: string;
        };
        /**
         * @description The price of an enrollment. Amounts are in minor units of the plan's currency.
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
            /** @description The voucher's discount. */
            discount: number;
            /** @description The amount due at enrollment. */
            dueToday: number;
            /** @description The total interest: the finance charge. */
            interest: number;
            /** @description Tuition minus discount. */
            netTuition: number;
            /** @description The total of taxes. */
            taxes: number;
            /** @description Net tuition plus interest and taxes; the sum of all rows. */
            totalOwed: number;
            /** @description The price of the program. */
            tuition: number;
        };
        /** @description An amount with its due date. */
        PriceRow: {
            /** @description The amount including interest and tax, in minor units. */
            amountDue: number;
            /**
             * Format: date
             * @description The due date.
             */
            dueDate: string;
            /** @description The number of the installment, from 1; 0 for the amount due at enrollment. */
            installment: number;
            /** @description The interest it includes. */
            interestAmount: number;
            /** @description The tax it includes. */
            taxAmount: number;
            type: components["schemas"]["PaymentScheduleRowType"];
        };
        /**
         * @description The unit of the price. `NONE` for the whole product.
         * @enum {string}
         */
        PriceUnit: "NONE" | "SESSION" | "HOUR" | "MONTH" | "ITEM";
        /**
         * @description A failure (RFC 9457). The `key` selects the message to show; the status is only transport.
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
            /** @description On a conflict, the current resource: for `versionConflict` the resource that was to be changed, for `cardAlreadyExist` the card, for `quoteChanged` the new quote, for `timeConflict` the other session (`title`, `startTime`, `endTime`), for `holdLimitReached` when the time can be held again (`availableAt`). */
            current?: {
                [key: string]: unknown;
            };
            /** @description What went wrong, for a developer. Never shown to a user. */
            detail?: string;
            /** @description The invalid values. */
            errors?: components["schemas"]["FieldError"][];
            /** @description The key of the message to show. */
            key: string;
            /** @description The HTTP status. */
            status: number;
            /** @description The meaning of the status. */
            title: string;
            /** @description Identifies the request in the log; the same as `x-request-id`. */
            traceId: string;
            /**
             * Format: uri-reference
             * @description Identifies the kind of problem.
             */
            type: string;
        };
        /**
         * @description The category of a product: a value of the lookup `PRODUCT_CATEGORY`.
         * @enum {string|null}
         */
        ProductCategoryId: "BOOK" | "COURSE" | "FOOD" | "KITCHENWARE" | "MEAL_PLAN" | "OTHER" | null;
        /** @description Details of a product. */
        ProductSpecification: {
            /** @description The available colors. */
            colors: string[];
        };
        /**
         * @description A program that students enroll in.
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
            /** @description Whether only graduates can enroll. */
            isAlumniOnly: boolean;
            /** @description The languages with an upcoming class. */
            languages: components["schemas"]["LanguageIso2LetterCode"][];
            /**
             * Format: date
             * @description The start of the next class with a free seat.
             */
            nextStartDate: string | null;
            /** @description The tuition, in minor units of `currency`; 0 is free. */
            price: number;
            /** @description A summary of the content. */
            summary: string;
            /** @description The title, in the requested language if translated. */
            title: string;
            /** @description The available tracks. */
            tracks: components["schemas"]["ProgramTrack"][];
            /** @description The weekly workload in hours. */
            weeklyHours: number;
            /** @description The duration of a class in weeks. */
            weeks: number;
        };
        /**
         * @description What people want to know before they enroll in a program.
         * @example {
         *       "abilities": [
         *         "Lead a first session that a client wants to come back from."
         *       ],
         *       "phases": [
         *         {
         *           "title": "Foundations of health coaching",
         *           "description": "How people change.",
         *           "weeks": 26
         *         }
         *       ],
         *       "outcomes": [
         *         {
         *           "year": 2024,
         *           "began": 468,
         *           "onTimePercent": 73,
         *           "graduatedPercent": 86
         *         },
         *         {
         *           "year": 2025,
         *           "began": 501,
         *           "onTimePercent": 74,
         *           "graduatedPercent": null
         *         }
         *       ],
         *       "questions": [
         *         {
         *           "question": "Do I need a background in health?",
         *           "answer": "No."
         *         }
         *       ]
         *     }
         */
        ProgramDetails: {
            /** @description What one can do after it. */
            abilities: string[];
            /** @description How students of earlier years did. The disclosures, which students get before they begin, have the same figures. */
            outcomes: components["schemas"]["ProgramOutcome"][];
            /** @description Its parts in order. Together, they last as long as the program. */
            phases: components["schemas"]["ProgramPhase"][];
            /** @description Common questions. */
            questions: components["schemas"]["ProgramQuestion"][];
        };
        /** @description How the students did who began in a year. */
        ProgramOutcome: {
            /** @description How many began. */
            began: number;
            /** @description How many graduated, also in a later class. `null`: not known yet. */
            graduatedPercent: number | null;
            /** @description How many graduated within the length of the program. */
            onTimePercent: number;
            /** @description The year in which they began. */
            year: number;
        };
        /** @description A part of a program. */
        ProgramPhase: {
            /** @description What it is about. */
            description: string;
            /** @description Its title. */
            title: string;
            /** @description How many weeks it lasts. */
            weeks: number;
        };
        /** @description A common question about a program. */
        ProgramQuestion: {
            /** @description The answer. */
            answer: string;
            /** @description The question. */
            question: string;
        };
        /**
         * @description A direction of study.
         * @enum {string}
         */
        ProgramTrack: "HEALTH_COACH" | "NUTRITION" | "MENTORSHIP" | "INTRODUCTION";
        /**
         * @description How to reach the customer of a purchase.
         * @example {
         *       "email": "maya@example.com",
         *       "phone": "+12015550123"
         *     }
         */
        PurchaseContact: {
            /** @description The e-mail address. */
            email: string;
            /** @description The mobile phone, in E.164. */
            phone: string | null;
        };
        /**
         * @description How a product reaches its buyer.
         * @example {
         *       "address": null,
         *       "deliveredAt": "2026-03-03T10:00:00.000Z",
         *       "note": "It is at the front desk.",
         *       "isPossible": true
         *     }
         */
        PurchaseDelivery: {
            /** @description Where to send it. Only for the buyer, and for the coach and staff while it is paid. `null` for others, and if it isn't sent to an address. */
            address: components["schemas"]["Address"] | null;
            /**
             * Format: date-time
             * @description When the coach recorded that it was sent or handed over.
             */
            deliveredAt: string | null;
            /** @description Whether the caller can record that it is delivered, or change the note. */
            isPossible: boolean;
            /** @description What the buyer has to know about it, such as a tracking number. */
            note: string | null;
        };
        /**
         * @description What was delivered, and how.
         * @example {
         *       "note": "UPS, 1Z 999 AA1 01 2345 6784"
         *     }
         */
        PurchaseDeliveryInput: {
            /** @description What the buyer has to know about it, such as a tracking number. */
            note: string | null;
        };
        /**
         * @description What a purchase would cost and include. Buying with it charges exactly this: if the coach has changed the product since, or the quote has expired, buying returns `quoteChanged` with a new quote.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-0000000003f1",
         *       "coachId": "01980a3c-1f00-7000-8000-0000000000c5",
         *       "productId": "01980a3c-1f00-7000-8000-000000007501",
         *       "reservationId": null,
         *       "title": "Sleep reset, four sessions",
         *       "description": "Four calls in four weeks, and a plan that fits your nights.",
         *       "coachProductType": "SERVICE",
         *       "sessionCount": 4,
         *       "groupSessionCount": 0,
         *       "duration": 50,
         *       "deliveryMode": "ONLINE",
         *       "isShipped": false,
         *       "amount": 32000,
         *       "currency": "USD",
         *       "freeCancellationHours": 24,
         *       "expiresAt": "2026-03-02T15:15:00.000Z"
         *     }
         */
        PurchaseQuote: {
            /** @description The price, in minor units of `currency`; 0 is free. */
            amount: number;
            coachId: components["schemas"]["Id"];
            coachProductType: components["schemas"]["OfferingType"];
            /** @description ISO 4217 code. */
            currency: string;
            /** @description How the coach and the client meet. `null` if not specified. */
            deliveryMode: components["schemas"]["DeliveryMode"] | null;
            /** @description What it includes, in the coach's words. */
            description: string | null;
            /** @description The length of each session in minutes. `null` without sessions. */
            duration: number | null;
            /**
             * Format: date-time
             * @description When it expires.
             */
            expiresAt: string;
            /** @description Until how many hours before a session its client can reschedule it, or cancel it without losing it. */
            freeCancellationHours: number;
            /** @description The number of sessions of a group, which meets at set times. */
            groupSessionCount: number;
            id: components["schemas"]["Id"];
            /** @description Whether the coach sends it to an address that the buyer gives. */
            isShipped: boolean;
            productId: components["schemas"]["Id"];
            /** @description The reserved time that it is for. `null` without a time. */
            reservationId: components["schemas"]["Id"] | null;
            /** @description How many sessions can be booked with it. */
            sessionCount: number;
            /** @description The title. */
            title: string;
        };
        /**
         * @description Money of a purchase that goes back to its customer.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-0000000003f2",
         *       "kind": "UNUSED_SESSIONS",
         *       "sessionCount": 1,
         *       "sessionId": null,
         *       "amount": 8000,
         *       "currency": "USD",
         *       "status": "PENDING",
         *       "reason": "I am moving away.",
         *       "createdAt": "2026-03-02T15:00:00.000Z",
         *       "settledAt": null
         *     }
         */
        PurchaseRefund: {
            /** @description In minor units of `currency`. */
            amount: number;
            /**
             * Format: date-time
             * @description When it was requested.
             */
            createdAt: string;
            /** @description ISO 4217 code. */
            currency: string;
            id: components["schemas"]["Id"];
            /**
             * @description The whole purchase, some of its unused sessions, or one session. `OTHER`: an amount that was refunded at the payment provider.
             * @enum {string}
             */
            kind: "PURCHASE" | "UNUSED_SESSIONS" | "SESSION" | "OTHER";
            /** @description The reason. */
            reason: string | null;
            /** @description How many sessions it refunds. */
            sessionCount: number;
            /** @description The session that it refunds. `null` if it isn't for a particular one. */
            sessionId: components["schemas"]["Id"] | null;
            /**
             * Format: date-time
             * @description When it was done or failed.
             */
            settledAt: string | null;
            /**
             * @description Whether the money has been sent. `FAILED`: the provider refused, and nothing is refunded.
             * @enum {string}
             */
            status: "PENDING" | "DONE" | "FAILED";
        };
        /**
         * @description What to refund, and why.
         * @example {
         *       "kind": "UNUSED_SESSIONS",
         *       "sessionCount": 1,
         *       "sessionId": null,
         *       "reason": "I am moving away."
         *     }
         */
        PurchaseRefundInput: {
            /**
             * @description The whole purchase, some of its unused sessions, or one missed or late-canceled session.
             * @enum {string}
             */
            kind: "PURCHASE" | "UNUSED_SESSIONS" | "SESSION";
            /** @description The reason. The client reads it. */
            reason: string | null;
            /**
             * @description How many unused sessions to refund. Only for `UNUSED_SESSIONS`; `null` for all.
             * @default null
             */
            sessionCount: number | null;
            /**
             * @description The session to refund. Only for `SESSION`.
             * @default null
             */
            sessionId: components["schemas"]["Id"] | null;
        };
        /** @description What can be refunded now. The coach, advisors and administrators can refund. */
        PurchaseRefundTerms: {
            /** @description What refunding the whole purchase returns. 0 while a session is booked. */
            amount: number;
            /** @description Whether the caller can refund any of it. */
            isPossible: boolean;
            /** @description Missed and late-canceled sessions that can be refunded. */
            sessions: {
                /** @description What refunding it returns. */
                amount: number;
                sessionId: components["schemas"]["Id"];
                /**
                 * Format: date-time
                 * @description When it would have begun.
                 */
                startTime: string;
                /**
                 * @description What became of it.
                 * @enum {string}
                 */
                status: "NO_SHOW" | "LATE_CANCELLED";
            }[];
            /** @description What refunding one, two, … of the unused sessions returns. */
            unusedAmounts: number[];
        };
        /**
         * @description What a purchase costs and includes.
         * @example {
         *       "amount": 32000,
         *       "sessionCount": 4,
         *       "groupSessionCount": 0,
         *       "duration": 50,
         *       "isBookable": true,
         *       "isShipped": false
         *     }
         */
        PurchaseTerms: {
            /** @description The price in minor units of `currency`; 0 is free. */
            amount: number;
            /** @description The length of each session in minutes. `null` without sessions. */
            duration: number | null;
            /** @description How many sessions of a group it includes. They meet at set times. */
            groupSessionCount: number;
            /** @description Whether its sessions are booked by time. Groups meet at set times. */
            isBookable: boolean;
            /** @description Whether it is sent to an address that the buyer gives. */
            isShipped: boolean;
            /** @description How many sessions can be booked with it. */
            sessionCount: number;
        };
        /** @description A QR code without the margin around it. */
        QrCode: {
            /** @description An SVG path of the dark modules, each one unit wide. */
            path: string;
            /** @description The number of modules on each side. */
            size: number;
        };
        /** @description Hourly pay, in minor units of `currency`. */
        RateOfPay: number | null;
        /** @description A response property that a request may contain. The server ignores it. */
        ReadOnly: unknown;
        /**
         * @description The number of payments moved.
         * @example {
         *       "moved": 3
         *     }
         */
        ReassignedRows: {
            /** @description How many open rows and subscriptions now use the other card. */
            moved: number;
        };
        /**
         * @description The last comparison of the payment provider's records with the books, and of session credits with booked sessions.
         * @example {
         *       "status": "BALANCED",
         *       "checkedAt": "2026-03-02T15:00:00.000Z",
         *       "since": "2026-02-20T15:00:00.000Z",
         *       "chargeCount": 42,
         *       "refundCount": 3,
         *       "purchaseCount": 17,
         *       "differenceCount": 0,
         *       "differences": []
         *     }
         */
        Reconciliation: {
            /** @description Charges compared. */
            chargeCount: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            checkedAt: string | null;
            /** @description How many differences there are. */
            differenceCount: number;
            /** @description The first differences. */
            differences: components["schemas"]["ReconciliationDifference"][];
            /** @description Purchases whose session credits were compared. */
            purchaseCount: number;
            /** @description Charges compared that were refunded. */
            refundCount: number;
            /**
             * Format: date-time
             * @description Charges that were made earlier were not compared.
             */
            since: string | null;
            /**
             * @description `UNCHECKED`: there was no comparison yet.
             * @enum {string}
             */
            status: "BALANCED" | "DIFFERENT" | "UNCHECKED";
        };
        /** @description Two records that should agree. */
        ReconciliationDifference: {
            /** @description Our figure, or what sessions and refunds leave to be booked. */
            books: number;
            /** @description ISO 4217 code of amounts. */
            currency: string | null;
            /**
             * @description `CHARGE`: the amount charged. `REFUND`: the sum of refunds. `DISPUTE`: the amount that is disputed. `CREDIT`: sessions that can be booked, without unit.
             * @enum {string}
             */
            kind: "CHARGE" | "REFUND" | "DISPUTE" | "CREDIT";
            /** @description The payment, unless the books don't know the charge. */
            paymentId: components["schemas"]["Id"] | null;
            /** @description The provider's figure, or the sum of session credits. */
            provider: number;
            /** @description The purchase whose credits differ. */
            purchaseId: components["schemas"]["Id"] | null;
        };
        /**
         * @description The session's refresh token, for single use.
         * @example {
         *       "refreshToken": "9sKdU6vQe1xYt3oPz0hRj8gFa5bCw2mN",
         *       "idleSeconds": 4
         *     }
         */
        RefreshRequest: {
            /** @description How many seconds ago the user was last active, according to the app. An app that was offline while the user was active sends it to continue the session. It is considered only if the session has not ended for it, and the last reported activity is at most 30 minutes old. */
            idleSeconds?: number;
            refreshToken: components["schemas"]["Token"];
        };
        /**
         * @description A refund of one payment: refunding several payments creates several refunds.
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
             * @description When it was requested.
             */
            createdAt: string;
            currency: components["schemas"]["Currency"];
            /**
             * @description Where the money went.
             * @enum {string}
             */
            destination: "CARD" | "ROLLOVER";
            id: components["schemas"]["Id"];
            /** @description The refunded payment. `null` if the money had come from another schedule. */
            paymentId: components["schemas"]["Id"] | null;
            /** @description The reason as text. */
            reason: string | null;
            status: components["schemas"]["PaymentStatus"];
            /**
             * @description The kind of reason. `TRANSFER`: it moved to the schedule that replaced this one. `DISPUTE`: a bank took it back.
             * @enum {string}
             */
            type: "WITHDRAWAL" | "VOUCHER" | "CUSTOM" | "TRANSFER" | "DISPUTE";
        };
        /**
         * @description The refund to make, with its reason.
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
             * @description Back to the charged cards, or kept for a later enrollment.
             * @default CARD
             * @enum {string}
             */
            destination: "CARD" | "ROLLOVER";
            /** @description The reason as text. */
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
         * @description The validity of a reset link.
         * @example {
         *       "valid": true,
         *       "expiresAt": "2026-03-02T16:00:00.000Z"
         *     }
         */
        ResetPasswordToken: {
            /**
             * Format: date-time
             * @description When it expires.
             */
            expiresAt: string;
            /**
             * @description Whether the link can be used.
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
         * @description The card to charge for a row.
         * @example {
         *       "paymentMethodId": "01980a3c-1f00-7000-8000-000000000502"
         *     }
         */
        RowPaymentMethod: {
            paymentMethodId: components["schemas"]["Id"];
        };
        /**
         * @description What a coach sold, and what is left of its price.
         * @example {
         *       "purchaseId": "01980a3c-1f00-7000-8000-000000007001",
         *       "title": "Four sessions",
         *       "clientName": "Maya Lindqvist",
         *       "status": "PAID",
         *       "amount": 32000,
         *       "refunded": 8000,
         *       "disputed": 0,
         *       "owed": 24000,
         *       "currency": "USD",
         *       "isDisputeOpen": false,
         *       "createdAt": "2026-03-02T15:00:00.000Z"
         *     }
         */
        Sale: {
            /** @description The price, in minor units of `currency`. */
            amount: number;
            /** @description Who bought it. */
            clientName: string;
            /**
             * Format: date-time
             * @description When it was bought.
             */
            createdAt: string;
            currency: components["schemas"]["Currency"];
            /** @description Disputes that are open or lost. */
            disputed: number;
            /** @description Whether a bank is deciding on a dispute. */
            isDisputeOpen: boolean;
            /** @description What of it the institute owes to the coach. */
            owed: number;
            purchaseId: components["schemas"]["Id"];
            /** @description What was refunded, or is on its way. */
            refunded: number;
            status: components["schemas"]["CoachProductPurchaseStatus"];
            /** @description The name of what was sold. */
            title: string;
        };
        /** @description Sums in minor units. `owed` is `sold - refunded - disputed`. The institute pays coaches outside of this system. */
        SalesFigures: {
            /** @description What of them banks took back. */
            disputed: number;
            /** @description What the institute owes to the coach. */
            owed: number;
            /** @description What of them was refunded, or is on its way. */
            refunded: number;
            /** @description The prices of what was paid. */
            sold: number;
        };
        /**
         * @description About the whole list, of which `content` is one page.
         * @example {
         *       "total": 1,
         *       "summary": [
         *         {
         *           "currency": "USD",
         *           "month": {
         *             "sold": 32000,
         *             "refunded": 8000,
         *             "disputed": 0,
         *             "owed": 24000
         *           },
         *           "total": {
         *             "sold": 95000,
         *             "refunded": 8000,
         *             "disputed": 0,
         *             "owed": 87000
         *           }
         *         }
         *       ]
         *     }
         */
        SalesPagination: {
            /** @description The sums of all of the coach's sales, by currency, whatever the filters are. */
            summary: components["schemas"]["SalesSummary"][];
            /** @description Rows of all pages. */
            total: number;
        };
        /**
         * @description The sums of a coach's sales in one currency.
         * @example {
         *       "currency": "USD",
         *       "month": {
         *         "sold": 32000,
         *         "refunded": 8000,
         *         "disputed": 0,
         *         "owed": 24000
         *       },
         *       "total": {
         *         "sold": 95000,
         *         "refunded": 8000,
         *         "disputed": 0,
         *         "owed": 87000
         *       }
         *     }
         */
        SalesSummary: {
            currency: components["schemas"]["Currency"];
            /** @description Of what was sold in this calendar month, in the coach's time zone. */
            month: components["schemas"]["SalesFigures"];
            /** @description Of everything sold so far. */
            total: components["schemas"]["SalesFigures"];
        };
        /**
         * @description The new schedule, with the fee.
         * @example {
         *       "paymentPlanId": "01980a3c-1f00-7000-8000-000000000301",
         *       "cohortId": "01980a3c-1f00-7000-8000-000000000202",
         *       "fee": 0
         *     }
         */
        ScheduleTransferInput: {
            cohortId: components["schemas"]["Id"];
            /** @description In minor units; a row of the new schedule, due immediately. */
            fee: number;
            paymentPlanId: components["schemas"]["Id"];
        };
        /**
         * @description What keeps a coach from selling. `NO_SUBSCRIPTION`: there is none, it ended, or its payment is overdue for more than two weeks. `NO_HOURS` concerns only sessions that clients book.
         * @enum {string}
         */
        SellingObstacle: "EMAIL_UNVERIFIED" | "NO_NAME" | "NO_INTRODUCTION" | "NO_SUBSCRIPTION" | "NO_HOURS";
        /**
         * @description Whether a coach may sell. It decides what is listed, published, reserved and bought.
         * @example {
         *       "maySellSessions": false,
         *       "maySellOther": false,
         *       "obstacles": [
         *         "NO_SUBSCRIPTION",
         *         "NO_HOURS"
         *       ],
         *       "serviceLimit": null,
         *       "publishedServiceCount": 0,
         *       "productsForSale": 0
         *     }
         */
        SellingStatus: {
            /** @description Whether clients can buy groups and products. */
            maySellOther: boolean;
            /** @description Whether clients can book and buy sessions. */
            maySellSessions: boolean;
            /** @description What is missing, in the order in which to get it. */
            obstacles: components["schemas"]["SellingObstacle"][];
            /** @description How many services and products clients can buy now. */
            productsForSale: number;
            /** @description How many services are published. */
            publishedServiceCount: number;
            /** @description How many services the plan includes. `null` for any number, and without a subscription. */
            serviceLimit: number | null;
        };
        /**
         * @description A receipt sent by e-mail.
         * @example {
         *       "email": "student@example.com"
         *     }
         */
        SentReceipt: {
            /** @description The recipient. */
            email: components["schemas"]["Email"];
        };
        /**
         * @description The category of a service: a value of the lookup `SERVICE_CATEGORY`.
         * @enum {string|null}
         */
        ServiceCategoryId: "NUTRITION" | "SLEEP" | "STRESS" | "MOVEMENT" | "HABITS" | "WOMENS_HEALTH" | "OTHER" | null;
        /** @description Details of a service. */
        ServiceSpecification: {
            /** @description The sessions of the service. */
            session: {
                /** @description The number of sessions. */
                count: number;
                /** @description The length of each in minutes. */
                duration: number;
                /**
                 * @description The kind of participants.
                 * @enum {string}
                 */
                type: "INDIVIDUAL" | "GROUP";
            };
        };
        /**
         * @description An open session with its tokens.
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
             * @description When the access token expires.
             */
            accessTokenExpiresAt: string;
            /** @description The coach record of a student who is a coach. */
            coachId: components["schemas"]["Id"] | null;
            email: components["schemas"]["Email"];
            /** @description For greeting the user. */
            firstName: string;
            /**
             * @description Whether there is a session.
             * @constant
             */
            isAuthenticated: true;
            /** @description Whether the e-mail address is confirmed. */
            isVerifiedEmail: boolean;
            languageIso2LetterCode: components["schemas"]["LanguageIso2LetterCode"];
            refreshToken: components["schemas"]["Token"];
            /** @description The user's roles. */
            roles: components["schemas"]["Role"][];
            /** @description For private pictures and films. `null` if the content host needs no signature. */
            signedContent: components["schemas"]["SignedContent"] | null;
            /**
             * Format: date-time
             * @description When the user signed in. Refreshing the tokens doesn't change it.
             */
            startedAt: string;
            studentId: components["schemas"]["Id"];
        };
        /**
         * @description An event that concerns the sessions of a purchase. The sum of all `change`s is the number of sessions that can still be booked.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-0000000003f3",
         *       "type": "RETURNED",
         *       "change": 1,
         *       "sessionId": "01980a3c-1f00-7000-8000-0000000003e2",
         *       "startTime": "2026-03-04T17:00:00.000Z",
         *       "isByClient": true,
         *       "reason": "My train does not run.",
         *       "createdAt": "2026-03-02T15:00:00.000Z"
         *     }
         */
        SessionCredit: {
            /** @description How many sessions it adds or takes. */
            change: number;
            /**
             * Format: date-time
             * @description When it happened.
             */
            createdAt: string;
            id: components["schemas"]["Id"];
            /** @description Whether the client did it. */
            isByClient: boolean;
            /** @description The reason given. */
            reason: string | null;
            /** @description The session that it is about. `null` if it isn't about one. */
            sessionId: components["schemas"]["Id"] | null;
            /**
             * Format: date-time
             * @description The session's start as of this event. `null` without a session.
             */
            startTime: string | null;
            type: components["schemas"]["SessionCreditType"];
        };
        /**
         * @description `USED`: a session was booked. `RETURNED`: it was canceled in time. `FORFEITED`: it was canceled late, or missed. `REFUND_FAILED`: the provider refused a refund, so the sessions are back. `WITHDRAWN`: it can no longer be booked, because it was free, or the bank took the money back.
         * @enum {string}
         */
        SessionCreditType: "BOUGHT" | "USED" | "MOVED" | "RETURNED" | "FORFEITED" | "REFUNDED" | "REFUND_FAILED" | "WITHDRAWN";
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
            /** @description The coach record of a student who is a coach. */
            coachId: components["schemas"]["Id"] | null;
            email: components["schemas"]["Email"];
            /** @description For greeting the user. */
            firstName: string;
            /**
             * @description Whether there is a session.
             * @constant
             */
            isAuthenticated: true;
            /** @description Whether the e-mail address is confirmed. */
            isVerifiedEmail: boolean;
            languageIso2LetterCode: components["schemas"]["LanguageIso2LetterCode"];
            /** @description The user's roles. */
            roles: components["schemas"]["Role"][];
            /** @description For private pictures and films. `null` if the content host needs no signature. */
            signedContent: components["schemas"]["SignedContent"] | null;
            /**
             * Format: date-time
             * @description When the user signed in. Refreshing the tokens doesn't change it.
             */
            startedAt: string;
            studentId: components["schemas"]["Id"];
        };
        /**
         * @description The public data of an award.
         * @example {
         *       "title": "First ten modules",
         *       "description": "Ten modules completed.",
         *       "studentName": "Maya Lindqvist",
         *       "awardedOn": "2026-02-20",
         *       "certificateNumber": "2026-0001A7",
         *       "instituteName": "Health Coach Training Institute",
         *       "criteria": [
         *         {
         *           "type": "MODULES_COMPLETED",
         *           "courseId": null,
         *           "current": 10,
         *           "target": 10,
         *           "countsSelfReported": false
         *         }
         *       ],
         *       "revokedOn": null,
         *       "address": "https://portal.example.com/awards/shared/5Zl3",
         *       "qrCode": {
         *         "size": 21,
         *         "path": "M0 0h7v1h-7z"
         *       }
         *     }
         */
        SharedAward: {
            /** @description The address of this public page. */
            address: string;
            /**
             * Format: date
             * @description The day on the certificate.
             */
            awardedOn: string;
            /** @description The certificate's number. */
            certificateNumber: string;
            /** @description What the student had done for it. */
            criteria: components["schemas"]["AwardCriterionProgress"][];
            /** @description What it is awarded for. */
            description: string;
            /** @description The name of the issuing institute. */
            instituteName: string;
            qrCode: components["schemas"]["QrCode"];
            /**
             * Format: date
             * @description The day on which the institute revoked it. `null` if it is valid.
             */
            revokedOn: string | null;
            /** @description The name on the certificate. */
            studentName: string;
            /** @description The title, in the requested language. */
            title: string;
        };
        /** @description A signature. */
        Signature: {
            /** @description The signer's name as text. */
            name: string;
            type: components["schemas"]["SignatureType"];
            /** @description `TYPED`: the name as typed. `DRAWN`: a data URL of a PNG, or the data of an SVG path. `UPLOADED`: a data URL of a PNG or JPEG. A picture has at most 200 kB. */
            value: string;
        };
        /**
         * @description How a signature was made. All three have the same effect.
         * @enum {string}
         */
        SignatureType: "TYPED" | "DRAWN" | "UPLOADED";
        /**
         * @description The query parameters for loading private media from the content host.
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
             * @description When the signature expires.
             */
            expiresAt: string;
            /** @description The id of the signing key. */
            keyPairId: string;
            /** @description The policy that was signed. */
            policy: string;
            /** @description The signature. */
            signature: string;
        };
        /**
         * @description An active session of an account.
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
             * @description The name of the browser, if known.
             * @example Chrome
             */
            browser: string | null;
            id: components["schemas"]["Id"];
            /** @description Whether it is the current session. */
            isCurrent: boolean;
            /**
             * Format: date-time
             * @description When the user was last active, to the minute.
             */
            lastActiveAt: string;
            /**
             * @description The network of its last use: the first 24 bits of an IPv4 address, the first 48 of an IPv6 address.
             * @example 203.0.113.0/24
             */
            network: string | null;
            /**
             * @description The name of the operating system, if known.
             * @example Windows
             */
            operatingSystem: string | null;
            /**
             * Format: date-time
             * @description When the user signed in. Refreshing the tokens doesn't change it.
             */
            startedAt: string;
        };
        /** @description A signer. */
        Signer: {
            /** @description How the signer signed. */
            method: components["schemas"]["SignatureType"] | null;
            /** @description The signer's name. */
            name: string;
            /** @description The signer's turn, from 1. */
            order: number;
            party: components["schemas"]["SignerParty"];
            /**
             * Format: date-time
             * @description When the signer signed.
             */
            signedAt: string | null;
        };
        /**
         * @description The signing party.
         * @enum {string}
         */
        SignerParty: "STUDENT" | "INSTITUTE";
        /** @description The consent statement, in the envelope's language. It is stored with the signature, word for word. */
        SigningStatement: string;
        /**
         * @description A time that is reserved for a client for a few minutes.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-0000000003d9",
         *       "coachId": "01980a3c-1f00-7000-8000-0000000000c5",
         *       "productId": "01980a3c-1f00-7000-8000-000000007501",
         *       "startTime": "2026-03-04T17:00:00.000Z",
         *       "endTime": "2026-03-04T17:50:00.000Z",
         *       "timeZone": "America/New_York",
         *       "localStartTime": "2026-03-04T12:00:00-05:00",
         *       "localEndTime": "2026-03-04T12:50:00-05:00",
         *       "expiresAt": "2026-03-02T15:05:00.000Z",
         *       "freeCancellationUntil": "2026-03-03T17:00:00.000Z",
         *       "quote": null
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
             * @description When the reservation expires.
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description Until when the session can be rescheduled or canceled for free. `null` if that is already over.
             */
            freeCancellationUntil: string | null;
            id: components["schemas"]["Id"];
            localEndTime: components["schemas"]["LocalTime"];
            localStartTime: components["schemas"]["LocalTime"];
            /** @description The product. `null` if it is for a purchase whose product no longer exists. */
            productId: components["schemas"]["Id"] | null;
            /** @description What buying it costs and includes. `null` for a session that is already bought. */
            quote: components["schemas"]["PurchaseQuote"] | null;
            /**
             * Format: date-time
             * @description When it begins.
             */
            startTime: string;
            /** @description The time zone in which the client sees the time. */
            timeZone: string;
        };
        /**
         * @description The time to reserve.
         * @example {
         *       "startTime": "2026-03-04T17:00:00.000Z",
         *       "timeZone": "America/New_York",
         *       "allowOverlap": false
         *     }
         */
        SlotReservationInput: {
            /**
             * @description Whether the client knows about another session at that time (`timeConflict`).
             * @default false
             */
            allowOverlap: boolean;
            /**
             * Format: date-time
             * @description The start of the slot.
             */
            startTime: string;
            /**
             * Format: iana-time-zone
             * @description The time zone in which the client sees the time.
             */
            timeZone: string;
        };
        /** @description Public URLs on social networks. */
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
         * @description When a service can be booked at the earliest.
         * @example {
         *       "productId": "01980a3c-1f00-7000-8000-0000000001f4",
         *       "title": "First talk, free of charge",
         *       "duration": 20,
         *       "times": [
         *         {
         *           "startTime": "2026-03-04T12:00:00-05:00",
         *           "endTime": "2026-03-04T12:20:00-05:00"
         *         }
         *       ]
         *     }
         */
        SoonestTimes: {
            /** @description The length of a session in minutes. */
            duration: number;
            productId: components["schemas"]["Id"];
            /** @description Its first free times within 31 days, in chronological order. */
            times: components["schemas"]["FreeTime"][];
            /** @description What the coach calls it. */
            title: string;
        };
        /**
         * @description A link that signs in to another system of the institute.
         * @example {
         *       "link": "https://learn.example.com/sso?token=eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl&target=",
         *       "expiresAt": "2026-03-02T15:01:00.000Z"
         *     }
         */
        SsoLink: {
            /**
             * Format: date-time
             * @description When it expires, in one minute.
             */
            expiresAt: string;
            /** @description Ends in `&target=`. Append the path to open in that system, URL-encoded, or nothing for its home page. */
            link: string;
        };
        /**
         * @description The token of the institute's single sign-on.
         * @example {
         *       "token": "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJzdHVkZW50QGV4YW1wbGUuY29tIn0.Y2hlY2tlZA"
         *     }
         */
        SsoToken: {
            /** @description A JSON Web Token signed by the institute's single sign-on. */
            token: string;
        };
        /**
         * @description Why staff do something. It is kept in the audit log.
         * @example {
         *       "reason": "Shared the password with others."
         *     }
         */
        StaffReason: {
            /** @description The reason. */
            reason: string;
        };
        /**
         * @description The staff roles of a user. The others follow from being a student or a coach.
         * @example {
         *       "roles": [
         *         "ADVISOR"
         *       ],
         *       "reason": "Joins the admissions team."
         *     }
         */
        StaffRoles: {
            /** @description The reason. */
            reason: string;
            /** @description All staff roles that the user has from now on. */
            roles: ("ADVISOR" | "ADMIN")[];
        };
        /**
         * @description A stored file.
         * @example {
         *       "fileName": "media-0b0a5a0e-6f0c-4d55-9a3e-2f6f6f1f7c11.jpg"
         *     }
         */
        StoredFile: {
            /** @description The name assigned by the server. It is never a path. */
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
            /** @description Whether due payments are made automatically. */
            autoPay: boolean;
            /** @description The coach record of a student who is a coach. */
            coach: components["schemas"]["Coach"] | null;
            contactInfo: components["schemas"]["ContactInfo"];
            /** @description The student's id in the customer relationship management system. */
            crmId: string | null;
            educationLevel: components["schemas"]["EducationLevel"];
            id: components["schemas"]["Id"];
            languageIso2LetterCode: components["schemas"]["LanguageIso2LetterCode"];
            /** @description The student's id on the learning platform. */
            learningPlatformUserId: string | null;
            /** @description The student's id in the learning system. */
            learningSystemId: string | null;
            militaryMember: components["schemas"]["MilitaryMember"];
            occupation: components["schemas"]["Occupation"];
            personalInfo: components["schemas"]["PersonalInfo"];
            photo: components["schemas"]["Photo"];
            user: components["schemas"]["User"];
            /** @description Changes with every change of the data that a student can change. */
            version: string;
        };
        /**
         * @description An award of a student, as it was issued.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-0000000001a7",
         *       "awardId": "01980a3c-1f00-7000-8000-0000000001a1",
         *       "title": "First ten modules",
         *       "description": "Ten modules completed.",
         *       "holderName": "Maya Lindqvist",
         *       "criteria": [
         *         {
         *           "type": "MODULES_COMPLETED",
         *           "courseId": null,
         *           "current": 10,
         *           "target": 10,
         *           "countsSelfReported": false
         *         }
         *       ],
         *       "awardedAt": "2026-02-20T16:00:00.000Z",
         *       "certificateNumber": "2026-0001A7",
         *       "shareToken": null,
         *       "revokedAt": null,
         *       "revocationReason": null
         *     }
         */
        StudentAward: {
            /**
             * Format: date-time
             * @description When it was awarded.
             */
            awardedAt: string;
            awardId: components["schemas"]["Id"];
            /** @description The certificate's number. */
            certificateNumber: string;
            /** @description What the student had done for it. */
            criteria: components["schemas"]["AwardCriterionProgress"][];
            /** @description What it is awarded for. */
            description: string;
            /** @description The student's name when it was issued. */
            holderName: string;
            id: components["schemas"]["Id"];
            /** @description Why it was revoked. `null` if it is valid. */
            revocationReason: string | null;
            /**
             * Format: date-time
             * @description When the institute revoked it. `null` if it is valid.
             */
            revokedAt: string | null;
            /** @description The last part of its public link. `null` without a link. */
            shareToken: string | null;
            /** @description The title, in the student's language. */
            title: string;
        };
        /**
         * @description All data stored about a student.
         * @example {
         *       "exportedAt": "2026-03-02T15:00:00.000Z",
         *       "student": {
         *         "id": "01980a3c-1f00-7000-8000-000000000001",
         *         "user": {
         *           "id": "01980a3c-1f00-7000-8000-0000000000a1",
         *           "email": "student@example.com",
         *           "timeZone": "America/New_York",
         *           "roles": [
         *             {
         *               "name": "STUDENT"
         *             }
         *           ]
         *         },
         *         "personalInfo": {
         *           "firstName": "Maya",
         *           "middleName": null,
         *           "lastName": "Lindqvist",
         *           "gender": "FEMALE",
         *           "dateBirth": "1990-03-14"
         *         },
         *         "contactInfo": {
         *           "homePhone": null,
         *           "workPhone": "+12015550123 ext. 12",
         *           "mobilePhone": "+12015550123"
         *         },
         *         "address": {
         *           "country": "United States",
         *           "countryCode": "US",
         *           "state": "New Jersey",
         *           "stateCode": "NJ",
         *           "city": "Hoboken",
         *           "zip": "07030",
         *           "street1": "214 Garden Street",
         *           "street2": "Apt 3",
         *           "latitude": 40.7433,
         *           "longitude": -74.0324,
         *           "formattedAddress": "214 Garden Street, Apt 3, Hoboken, NJ 07030, United States"
         *         },
         *         "photo": null,
         *         "crmId": "CRM-20481",
         *         "learningSystemId": "LS-7731",
         *         "learningPlatformUserId": "58213",
         *         "languageIso2LetterCode": "EN",
         *         "educationLevel": "BACHELORS_DEGREE",
         *         "occupation": "Yoga teacher",
         *         "active": true,
         *         "militaryMember": false,
         *         "autoPay": true,
         *         "coach": null,
         *         "version": "hvTz1oXkC2Jw0b5Jq9mYQw"
         *       },
         *       "applications": [],
         *       "paymentSchedules": [],
         *       "paymentMethods": [
         *         {
         *           "id": "01980a3c-1f00-7000-8000-000000000501",
         *           "isDefault": true,
         *           "brand": "VISA",
         *           "last4": "4242",
         *           "expiration": "2028-11",
         *           "isExpired": false,
         *           "isDeclined": false,
         *           "holderName": "Maya Lindqvist",
         *           "assignedRows": 3,
         *           "paysSubscription": false
         *         }
         *       ],
         *       "purchases": [],
         *       "envelopes": [],
         *       "transfers": [],
         *       "cohortAlerts": [],
         *       "courses": [],
         *       "modules": [],
         *       "awards": [],
         *       "coachingCircles": [],
         *       "coachingSessions": [],
         *       "messages": [],
         *       "communicationPreferences": [],
         *       "activities": [],
         *       "accountHistory": [],
         *       "sessions": []
         *     }
         */
        StudentDataExport: {
            /** @description What happened to the account. */
            accountHistory: components["schemas"]["AccountEvent"][];
            /** @description The log of activities. */
            activities: components["schemas"]["Activity"][];
            /** @description The student's applications. */
            applications: components["schemas"]["EnrollmentApplication"][];
            /** @description The student's awards. */
            awards: components["schemas"]["StudentAward"][];
            /** @description The circles that the student is in. */
            coachingCircles: components["schemas"]["CoachingCircle"][];
            /** @description The student's sessions with coaches. */
            coachingSessions: components["schemas"]["CoachSession"][];
            /** @description The classes of which the student wants to be notified. */
            cohortAlerts: components["schemas"]["CohortAlert"][];
            /** @description Which messages are sent by e-mail. */
            communicationPreferences: components["schemas"]["CommunicationPreference"][];
            /** @description The student's courses, with progress. */
            courses: components["schemas"]["Course"][];
            /** @description The documents to sign. */
            envelopes: components["schemas"]["Envelope"][];
            /**
             * Format: date-time
             * @description When it was exported.
             */
            exportedAt: string;
            /** @description The student's messages. */
            messages: components["schemas"]["CommunicationIntent"][];
            /** @description The modules of the courses, with the student's bookmarks, positions and results. */
            modules: components["schemas"]["Module"][];
            /** @description The student's cards. */
            paymentMethods: components["schemas"]["PaymentMethod"][];
            /** @description The student's payment schedules. */
            paymentSchedules: components["schemas"]["PaymentSchedule"][];
            /** @description What the student bought from coaches. */
            purchases: components["schemas"]["CoachProductPurchase"][];
            /** @description Where the student is signed in. */
            sessions: components["schemas"]["SignedInSession"][];
            student: components["schemas"]["Student"];
            /** @description The student's transfers to other classes. */
            transfers: components["schemas"]["Transfer"][];
        };
        /**
         * @description A JSON Merge Patch (RFC 7396) of `StudentUpdate`: members that are left out stay as they are.
         * @example {
         *       "version": "hvTz1oXkC2Jw0b5Jq9mYQw",
         *       "occupation": "Yoga teacher",
         *       "contactInfo": {
         *         "workPhone": null
         *       }
         *     }
         */
        StudentPatch: {
            /** @description If more than one part is set, country, state, city and street are all required. */
            address?: {
                /** @description City. */
                city?: string | null;
                /** @description Country. */
                country?: string | null;
                /** @description Country as ISO 3166-1 alpha-2. */
                countryCode?: string | null;
                /** @description The whole address in one line. */
                formattedAddress?: string | null;
                /** @description Degrees north. */
                latitude?: number | null;
                /** @description Degrees east. */
                longitude?: number | null;
                /** @description State, province or county. */
                state?: string | null;
                /** @description The second part of the ISO 3166-2 code, or free text if the country has none. */
                stateCode?: string | null;
                /** @description Street and number. */
                street1?: string | null;
                /** @description Apartment, suite or building. */
                street2?: string | null;
                /** @description Postal code. */
                zip?: string | null;
            };
            /** @description Phone numbers in E.164, followed by ` ext. 12` if they have an extension. */
            contactInfo?: {
                /** @description At home. */
                homePhone?: string | null;
                /** @description A mobile phone. */
                mobilePhone?: string | null;
                /** @description At work. */
                workPhone?: string | null;
            };
            educationLevel?: components["schemas"]["EducationLevel"];
            /**
             * @description The language of a user's texts.
             * @enum {string}
             */
            languageIso2LetterCode?: "EN" | "ES";
            militaryMember?: components["schemas"]["MilitaryMember"];
            occupation?: components["schemas"]["Occupation"];
            /** @description A student's personal information. */
            personalInfo?: {
                /**
                 * Format: date
                 * @description Date of birth, at least 18 years ago.
                 */
                dateBirth?: string | null;
                /** @description Given name. */
                firstName?: string;
                /** @description Gender. */
                gender?: components["schemas"]["Gender"] | null;
                /** @description Family name. */
                lastName?: string;
                /** @description Middle name. */
                middleName?: string | null;
            };
            photo?: components["schemas"]["Photo"];
            /** @description The part of the user that can be changed with the profile. */
            user?: {
                /**
                 * Format: time-zone
                 * @description An IANA time zone. `none`, or `null` as in responses, clears it.
                 */
                timeZone?: string | null;
            };
            /** @description The version that was changed. An outdated one returns `versionConflict`. */
            version: string;
        };
        /**
         * @description A current or former payment plan of a student.
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
            /** @description The application for which it was chosen. */
            applicationId: components["schemas"]["Id"] | null;
            currency: components["schemas"]["Currency"];
            id: components["schemas"]["Id"];
            /** @description Whether it is the plan of the newest active schedule. */
            isSelected: boolean;
            name: components["schemas"]["PaymentPlanName"];
            paymentScheduleId: components["schemas"]["Id"];
            /** @description The program it pays for. */
            programTitle: string;
            source: components["schemas"]["PaymentPlanSource"];
            status: components["schemas"]["PaymentScheduleStatus"];
        };
        /**
         * @description The new account. It has no password yet.
         * @example {
         *       "studentId": "01980a3c-1f00-7000-8000-000000000001",
         *       "email": "maya.lindqvist@example.com"
         *     }
         */
        StudentSignedUp: {
            email: components["schemas"]["Email"];
            /** @description The student. `null` if the server doesn't reveal which addresses have an account. */
            studentId: components["schemas"]["Id"] | null;
        };
        /**
         * @description A student who signs up.
         * @example {
         *       "email": "maya.lindqvist@example.com",
         *       "firstName": "Maya",
         *       "lastName": "Lindqvist",
         *       "languageIso2LetterCode": "EN",
         *       "programTrack": "HEALTH_COACH"
         *     }
         */
        StudentSignUp: {
            /** @description The class the student is interested in, with its start and graduation date. */
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
         * @description The properties that a student can change; all of them are required and replaced. The object can be sent as it was read: properties that only the server sets are ignored.
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
             * @description The version that was changed. An outdated one returns `versionConflict`. `null` overwrites any version.
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
         *         "serviceLimit": 3,
         *         "features": [
         *           "A page for your clients",
         *           "Bookings and payments"
         *         ]
         *       },
         *       "nextPlan": null,
         *       "periodStart": "2026-02-14T15:00:00.000Z",
         *       "periodEnd": "2026-03-14T15:00:00.000Z",
         *       "cancelAtPeriodEnd": false,
         *       "paymentMethodId": "01980a3c-1f00-7000-8000-000000004001",
         *       "overdue": null,
         *       "pendingPaymentId": null,
         *       "isPaymentRefused": false
         *     }
         */
        Subscription: {
            /** @description Whether it ends with the period. */
            cancelAtPeriodEnd: boolean;
            /** @description Whether there is no subscription, because its last payment was refused. */
            isPaymentRefused: boolean;
            /** @description The plan from the next period on, if different. */
            nextPlan: components["schemas"]["SubscriptionPlan"] | null;
            /** @description The charge that failed. `null` unless the status is `PAST_DUE`. */
            overdue: components["schemas"]["OverdueCharge"] | null;
            /** @description The card to charge. */
            paymentMethodId: components["schemas"]["Id"] | null;
            /** @description A payment in progress that the subscription depends on. It says where to confirm it. */
            pendingPaymentId: components["schemas"]["Id"] | null;
            /**
             * Format: date-time
             * @description The end of the period, when the next charge is made.
             */
            periodEnd: string | null;
            /**
             * Format: date-time
             * @description The start of the current period.
             */
            periodStart: string | null;
            /** @description The current or last plan. */
            plan: components["schemas"]["SubscriptionPlan"] | null;
            status: components["schemas"]["SubscriptionStatus"];
        };
        /**
         * @description The plan to subscribe to, or that of the overdue charge.
         * @example {
         *       "planId": "01980a3c-1f00-7000-8000-0000000004a1",
         *       "amount": 2900,
         *       "paymentMethodId": "01980a3c-1f00-7000-8000-000000004001"
         *     }
         */
        SubscriptionInput: {
            /** @description The amount that the coach agreed to pay now, in minor units. If another amount is due, nothing is charged (`subscriptionStatusInvalid`). */
            amount: number;
            paymentMethodId: components["schemas"]["Id"];
            planId: components["schemas"]["Id"];
        };
        /**
         * @description A coach's charge for a period.
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
             * @description When it was created.
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
             * @description The end of the period.
             */
            periodEnd: string;
            /**
             * Format: date-time
             * @description The start of the period.
             */
            periodStart: string;
            /** @description The name of the plan. */
            planName: string;
            /**
             * @description `VOID`: no longer owed.
             * @enum {string}
             */
            status: "OPEN" | "PAID" | "VOID";
        };
        /**
         * @description A subscription plan for coaches.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-0000000004a1",
         *       "name": "Solo",
         *       "description": "For a practice of one.",
         *       "price": 2900,
         *       "currency": "USD",
         *       "interval": "MONTH",
         *       "serviceLimit": 3,
         *       "features": [
         *         "A page for your clients",
         *         "Bookings and payments"
         *       ]
         *     }
         */
        SubscriptionPlan: {
            /** @description ISO 4217 code. */
            currency: string;
            /** @description Who it is for. */
            description: string;
            /** @description The features, one per line. */
            features: string[];
            id: components["schemas"]["Id"];
            /**
             * @description The billing interval.
             * @enum {string}
             */
            interval: "MONTH" | "YEAR";
            /** @description The name. */
            name: string;
            /** @description The price per interval, in minor units of `currency`. */
            price: number;
            /** @description How many services can be published at the same time. `null` for any number. */
            serviceLimit: number | null;
        };
        /**
         * @description `PAST_DUE`: the last charge failed; it is retried for two weeks, and then the subscription is canceled.
         * @enum {string}
         */
        SubscriptionStatus: "NONE" | "ACTIVE" | "CANCEL_AT_PERIOD_END" | "PAST_DUE" | "CANCELLED";
        /**
         * @description The changes. Omitted and `null` properties stay unchanged.
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
         * @description A time of day, `HH:MM`. `24:00` is the end of the day.
         * @example 09:00
         */
        TimeOfDay: string;
        /** @description A secret created by the server, opaque to clients. */
        Token: string;
        /**
         * @description Money that moves, moved, or failed to move: a payment by card, a refund of one, or a dispute of one.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-000000000901",
         *       "type": "REFUND",
         *       "purpose": "TUITION",
         *       "status": "ACCEPTED",
         *       "amount": -2500,
         *       "movedAmount": -2500,
         *       "currency": "USD",
         *       "description": "Certification, ten installments",
         *       "reason": "Promo code SPRING10",
         *       "brand": "VISA",
         *       "last4": "4242",
         *       "paymentId": "01980a3c-1f00-7000-8000-000000000801",
         *       "hasReceipt": false,
         *       "paymentScheduleId": "01980a3c-1f00-7000-8000-000000000401",
         *       "applicationId": "01980a3c-1f00-7000-8000-000000009001",
         *       "purchaseId": null,
         *       "subscriptionInvoiceId": null,
         *       "createdAt": "2026-02-28T15:00:00.000Z",
         *       "settledAt": "2026-02-28T15:00:01.000Z"
         *     }
         */
        Transaction: {
            /** @description In minor units of `currency`; negative if the student receives it. */
            amount: number;
            /** @description The application that its schedule belongs to. */
            applicationId: components["schemas"]["Id"] | null;
            brand: components["schemas"]["CardBrand"];
            /**
             * Format: date-time
             * @description When it was requested.
             */
            createdAt: string;
            currency: components["schemas"]["Currency"];
            /** @description What was paid for, such as the plan or the service. */
            description: string;
            /** @description Whether `getPaymentReceipt` has a receipt of it. */
            hasReceipt: boolean;
            id: components["schemas"]["Id"];
            /** @description The card's last 4 digits. */
            last4: string;
            /** @description What has moved of it: 0 while it is in progress, after a failure, and for a dispute that the institute won. */
            movedAmount: number;
            /** @description The payment, or the one that was refunded or disputed. */
            paymentId: components["schemas"]["Id"];
            /** @description The schedule that it belongs to. */
            paymentScheduleId: components["schemas"]["Id"] | null;
            /** @description The purchase from a coach that it belongs to. */
            purchaseId: components["schemas"]["Id"] | null;
            purpose: components["schemas"]["TransactionPurpose"];
            /** @description The reason of a refund or a dispute. */
            reason: string | null;
            /**
             * Format: date-time
             * @description When it moved or failed. For a dispute, when the bank took the money, or gave it back.
             */
            settledAt: string | null;
            status: components["schemas"]["TransactionStatus"];
            /** @description The invoice of a coach's subscription that it belongs to. */
            subscriptionInvoiceId: components["schemas"]["Id"] | null;
            type: components["schemas"]["TransactionType"];
        };
        /**
         * @description About the whole list, of which `content` is one page.
         * @example {
         *       "total": 9,
         *       "totals": [
         *         {
         *           "currency": "USD",
         *           "paid": 370460,
         *           "refunded": 2500,
         *           "disputed": 0,
         *           "net": 367960
         *         }
         *       ]
         *     }
         */
        TransactionPagination: {
            /** @description Rows of all pages. */
            total: number;
            /** @description The sums of all pages, by currency. */
            totals: components["schemas"]["TransactionTotals"][];
        };
        /**
         * @description `PURCHASE`: from a coach. `SUBSCRIPTION`: what a coach pays to be listed.
         * @enum {string}
         */
        TransactionPurpose: "TUITION" | "TRANSFER_FEE" | "PURCHASE" | "SUBSCRIPTION";
        /**
         * @description Payments and refunds are `IN_PROGRESS`, then `ACCEPTED` or `INVALID`. Disputes are `OPEN` while the bank holds the money, then `WON` or `LOST` by the institute.
         * @enum {string}
         */
        TransactionStatus: "IN_PROGRESS" | "ACCEPTED" | "INVALID" | "OPEN" | "WON" | "LOST";
        /**
         * @description The sums of what has moved, in minor units of one currency.
         * @example {
         *       "currency": "USD",
         *       "paid": 370460,
         *       "refunded": 2500,
         *       "disputed": 0,
         *       "net": 367960
         *     }
         */
        TransactionTotals: {
            currency: components["schemas"]["Currency"];
            /** @description Disputes that are open or lost. */
            disputed: number;
            /** @description `paid - refunded - disputed`. */
            net: number;
            /** @description Payments. */
            paid: number;
            /** @description Refunds that have arrived. */
            refunded: number;
        };
        /**
         * @description `DISPUTE`: the cardholder asked the bank for the money back.
         * @enum {string}
         */
        TransactionType: "PAYMENT" | "REFUND" | "DISPUTE";
        /**
         * @description The move of a student from one class of a program to another.
         * @example {
         *       "id": "01980a3c-1f00-7000-8000-000000000901",
         *       "studentId": "01980a3c-1f00-7000-8000-000000000001",
         *       "applicationId": "01980a3c-1f00-7000-8000-000000009001",
         *       "status": "PENDING",
         *       "isOpen": true,
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
            /** @description The enrollment to transfer. */
            applicationId: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When it was canceled or expired.
             */
            closedAt: string | null;
            /** @description Why it was canceled. */
            closeReason: string | null;
            /**
             * Format: date-time
             * @description When it was confirmed (step 2).
             */
            confirmedAt: string | null;
            currency: components["schemas"]["Currency"];
            current: components["schemas"]["Cohort"];
            /**
             * Format: date-time
             * @description When the offer expires.
             */
            expiresAt: string;
            /** @description The fee in minor units of `currency`. */
            fee: number;
            id: components["schemas"]["Id"];
            /** @description Whether the student can still confirm or cancel it. */
            isOpen: boolean;
            /** @description The enrollment in the new class, once confirmed. */
            newApplicationId: components["schemas"]["Id"] | null;
            /** @description The payment schedule of the new class, once confirmed. */
            newPaymentScheduleId: components["schemas"]["Id"] | null;
            /** @description The student's reason. */
            reason: string | null;
            /**
             * Format: date-time
             * @description When it was requested.
             */
            requestedAt: string;
            /**
             * Format: date-time
             * @description When the student reviewed it (step 1).
             */
            reviewedAt: string | null;
            /** @description The number of the student's transfer within the program, from 1. */
            sequence: number;
            status: components["schemas"]["TransferStatus"];
            studentId: components["schemas"]["Id"];
            target: components["schemas"]["Cohort"];
        };
        /**
         * @description The quote and terms that the student agrees to, and the card for the fee, if there is one.
         * @example {
         *       "quoteId": "01980a3c-1f00-7000-8000-000000000911",
         *       "paymentMethodId": null
         *     }
         */
        TransferConfirmation: {
            /** @description The card to charge. */
            paymentMethodId?: components["schemas"]["Id"] | null;
            quoteId: components["schemas"]["Id"];
        };
        /**
         * @description Something that a transfer changes.
         * @example {
         *       "reason": "PROMO_REFUND",
         *       "amount": 2500
         *     }
         */
        TransferDifference: {
            /** @description What it adds to the total, in minor units; negative if it lowers it. `null` if it isn't about money. */
            amount: number | null;
            /**
             * @description `PROMO_CODE`: the promo code no longer applies. `PROMO_REFUND` and `REFUND`: a refund lowered the price of the current class only. `INTEREST`: payments at other times bear other interest.
             * @enum {string}
             */
            reason: "CLASS_DATES" | "DELIVERY_MODE" | "TUITION" | "PROMO_CODE" | "PROMO_REFUND" | "REFUND" | "INTEREST" | "TAX";
        };
        /**
         * @description The classes a student can transfer to, and the fee.
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
            /** @description Upcoming classes of the same program and language, including full ones, by start date. */
            cohorts: components["schemas"]["Cohort"][];
            currency: components["schemas"]["Currency"];
            /** @description The fee of the next transfer. */
            fee: number;
            /** @description The maximum number of transfers. */
            limit: number;
            /** @description Transfers within the program so far, including open ones. */
            used: number;
        };
        /** @description An amount to pay, and its due date. */
        TransferPayment: {
            /** @description The amount in minor units. */
            amount: number;
            /**
             * Format: date
             * @description The due date.
             */
            dueDate: string;
        };
        /**
         * @description What a transfer does, as confirming it would do it, and its cost.
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
         *       "dueToday": 0,
         *       "nextPayment": null,
         *       "credit": 0,
         *       "differences": [
         *         {
         *           "reason": "CLASS_DATES",
         *           "amount": null
         *         }
         *       ],
         *       "expiresAt": "2026-03-02T15:15:00.000Z"
         *     }
         */
        TransferQuote: {
            /** @description The paid amount that the new class doesn't need, for a later one. */
            credit: number;
            currency: components["schemas"]["Currency"];
            current: components["schemas"]["TransferSide"];
            /** @description What changes, and why. The amounts add up to the difference between the total of the new class and the current one. */
            differences: components["schemas"]["TransferDifference"][];
            /** @description What is due today in the new class, without the fee. */
            dueToday: number;
            /**
             * Format: date-time
             * @description When it expires.
             */
            expiresAt: string;
            /** @description The amount charged on confirming. */
            fee: number;
            /** @description The first payment in the new class. `null` if there is none. */
            nextPayment: components["schemas"]["TransferPayment"] | null;
            quoteId: components["schemas"]["Id"];
            target: components["schemas"]["TransferSide"];
        };
        /**
         * @description Why a transfer is canceled; optional.
         * @example {
         *       "reason": "I can stay after all."
         *     }
         */
        TransferReason: {
            /** @description The reason as text. */
            reason?: string | null;
        };
        /**
         * @description The requested class.
         * @example {
         *       "applicationId": "01980a3c-1f00-7000-8000-000000009001",
         *       "targetCohortId": "01980a3c-1f00-7000-8000-000000000202",
         *       "reason": "A new job with other hours."
         *     }
         */
        TransferRequest: {
            applicationId: components["schemas"]["Id"];
            /** @description The reason. */
            reason?: string | null;
            targetCohortId: components["schemas"]["Id"];
        };
        /** @description A payment of a class, with what is covered by past payments. */
        TransferRow: {
            /** @description The amount including interest and tax, in minor units. */
            amountDue: number;
            /** @description The part that is still to be paid. */
            amountRemaining: number;
            /**
             * Format: date
             * @description The due date.
             */
            dueDate: string;
            /** @description The number of the installment, from 1; 0 for the amount due at enrollment. */
            installment: number;
            type: components["schemas"]["PaymentScheduleRowType"];
        };
        /** @description A class with its balance. Amounts are in minor units. */
        TransferSide: {
            cohort: components["schemas"]["Cohort"];
            /** @description The payments by due date. */
            rows: components["schemas"]["TransferRow"][];
            /** @description The sum of all rows. */
            totalOwed: number;
            /** @description The paid amount, including what would be carried over. */
            totalPaid: number;
            /** @description The remaining balance. */
            totalRemaining: number;
        };
        /**
         * @description `PENDING`: offered, not reviewed. `REVIEWED`: to be confirmed.
         * @enum {string}
         */
        TransferStatus: "REQUESTED" | "PENDING" | "REVIEWED" | "CONFIRMED" | "CANCELLED" | "EXPIRED";
        /** @description A user. */
        User: {
            email: components["schemas"]["Email"];
            id: components["schemas"]["Id"];
            /** @description The user's roles. */
            roles: components["schemas"]["Role"][];
            /** @description An IANA time zone. `null` for the device's. */
            timeZone: string | null;
        };
        /** @description The part of the user that can be changed with the profile. */
        UserUpdate: {
            email?: components["schemas"]["ReadOnly"];
            id?: components["schemas"]["ReadOnly"];
            roles?: components["schemas"]["ReadOnly"];
            /**
             * Format: time-zone
             * @description An IANA time zone. `none`, or `null` as in responses, clears it.
             */
            timeZone: string | null;
        };
        /**
         * @description A valid voucher.
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
            /** @description The discount on the program's tuition, in minor units. */
            discount: number;
            /**
             * Format: date-time
             * @description When it expires. `null` if it doesn't.
             */
            endsAt: string | null;
            /**
             * @description The kind of discount.
             * @enum {string}
             */
            kind: "PERCENT" | "AMOUNT";
            /** @description The program it was validated for. */
            programTitle: string;
            /** @description `PERCENT`: hundredths of a percent, 1000 is 10 %. `AMOUNT`: minor units of `currency`. */
            value: number;
        };
        /**
         * @description Where to send a verification code, and its purpose.
         * @example {
         *       "email": "maya.lindqvist@example.com",
         *       "purpose": "CREATE_PASSWORD"
         *     }
         */
        VerificationCodeRequest: {
            email: components["schemas"]["Email"];
            /**
             * @description What the code is for.
             * @enum {string}
             */
            purpose: "CREATE_PASSWORD";
        };
        /**
         * @description A code that is being sent.
         * @example {
         *       "retryAfter": 60
         *     }
         */
        VerificationCodeSent: {
            /** @description Seconds until another code can be requested. */
            retryAfter: number;
        };
        /**
         * @description The captions of a video in one language.
         * @example {
         *       "languageIso2LetterCode": "ES",
         *       "fileName": "media-0b0a5a0e-6f0c-4d55-9a3e-2f6f6f1f7c11.vtt"
         *     }
         */
        VideoCaptions: {
            /**
             * Format: captions
             * @description The stored name of an upload for `COACH_VIDEO_CAPTIONS`.
             */
            fileName: string;
            /**
             * @description The language of the captions.
             * @enum {string}
             */
            languageIso2LetterCode: "EN" | "ES";
        };
        /**
         * @description A code, and what it is used for.
         * @example {
         *       "code": "SPRING10",
         *       "programId": "01980a3c-1f00-7000-8000-000000000101"
         *     }
         */
        VoucherCheck: {
            /**
             * @description The application that already uses the voucher. It stays valid there even if that was its last use.
             * @default null
             */
            applicationId: components["schemas"]["Id"] | null;
            code: components["schemas"]["VoucherCode"];
            /**
             * @description The class, if one is selected.
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
            /** @description Its code, in any case. */
            code: string;
        };
        /** @description The code of a voucher, compared without regard to case. */
        VoucherCode: string;
        /**
         * @description A day of the week.
         * @enum {string}
         */
        Weekday: "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY";
        /** @description A time range on a day of every week. */
        WeeklyRange: {
            day: components["schemas"]["Weekday"];
            endTime: components["schemas"]["TimeOfDay"];
            startTime: components["schemas"]["TimeOfDay"];
        };
    };
    responses: {
        /** @description It conflicts with the current state. */
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
        /** @description The caller is not allowed to do this. */
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
        /** @description A value breaks a rule. `errors` lists each one. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It doesn't exist, or belongs to someone else. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It conflicts with the current state, or a charge is in progress. */
        PaymentConflict: {
            headers: {
                /** @description Seconds until checking again, for `paymentStatusInProgress`, `paymentStatusAccepted` and `paymentStatusInvalid`. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The payment provider declined. */
        PaymentRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The payment provider doesn't respond, or its response is invalid. The outcome of the payment is not known yet. */
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
        /** @description There is no session, or the credentials are invalid. */
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
        /** @description The alert. */
        AlertId: components["schemas"]["Id"];
        /** @description Only what belongs to this application. */
        ApplicationFilter: string | null;
        /** @description The student's award. */
        AwardId: components["schemas"]["Id"];
        /** @description The circle. */
        CircleId: components["schemas"]["Id"];
        /** @description The session. */
        CircleSessionId: components["schemas"]["Id"];
        /** @description The student. */
        CircleStudentId: components["schemas"]["Id"];
        /** @description The coach. */
        CoachId: components["schemas"]["Id"];
        /** @description The group. */
        CoachingGroupId: components["schemas"]["Id"];
        /** @description The session. */
        CoachSessionId: components["schemas"]["Id"];
        /** @description The note. */
        CoachSessionNoteId: components["schemas"]["Id"];
        /** @description The course. */
        CourseId: components["schemas"]["Id"];
        /** @description Whether to sort in descending order. */
        Descending: boolean;
        /** @description Only sessions that ended by this time. */
        EndedBy: string | null;
        /** @description The application. */
        EnrollmentApplicationId: components["schemas"]["Id"];
        /** @description The envelope. */
        EnvelopeId: components["schemas"]["Id"];
        /** @description The secret part of a calendar feed's URL. */
        FeedSecret: string;
        /** @description The session of the group. */
        GroupSessionId: components["schemas"]["Id"];
        /** @description A text chosen by the caller for one intent, such as a UUID. Repeating the same request with the same key has no further effect and returns the same response; another request with the same key is refused (`idempotencyKeyReused`). Keys are kept for at least 24 hours. */
        IdempotencyKey: string;
        /** @description The message. */
        IntentId: components["schemas"]["Id"];
        /** @description The invoice. */
        InvoiceId: components["schemas"]["Id"];
        /** @description Only rows that contain this text; if it has 1 or 2 characters, rows with a word that begins with it. */
        Keyword: string;
        /** @description The module. */
        ModuleId: components["schemas"]["Id"];
        /** @description Rows per page. */
        NotificationsSize: number;
        /** @description The coach who owns it. */
        OwnerCoachId: components["schemas"]["Id"];
        /** @description The page, counted from 0. */
        Page: number;
        /** @description The payment. */
        PaymentId: components["schemas"]["Id"];
        /** @description The card. */
        PaymentMethodId: components["schemas"]["Id"];
        /** @description The payment schedule. */
        PaymentScheduleId: components["schemas"]["Id"];
        /** @description The user. */
        PersonId: components["schemas"]["Id"];
        /** @description The product. */
        ProductId: components["schemas"]["Id"];
        /** @description The program. */
        ProgramId: components["schemas"]["Id"];
        /** @description The purchase. */
        PurchaseId: components["schemas"]["Id"];
        /** @description Rows per page. */
        RecordsSize: number;
        /** @description The schedule. */
        ScheduleId: components["schemas"]["Id"];
        /** @description The last part of the public link. */
        ShareToken: string;
        /** @description Rows per page. */
        Size: number;
        /** @description The number of the system: 0 is the learning system, 1 the learning platform. */
        SsoTarget: number;
        /** @description The student. */
        StudentId: components["schemas"]["Id"];
        /** @description The days off. */
        TimeOffId: components["schemas"]["Id"];
        /** @description The transfer. */
        TransferId: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getCredentialKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The public keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/jwk-set+json": components["schemas"]["CredentialKeySet"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                /** @description Only what this person did. A student id. */
                actorId?: string | null;
                /** @description Whether to sort in descending order. */
                descending?: components["parameters"]["Descending"];
                /** @description Only what was done at or after this moment. */
                from?: string | null;
                /** @description Only rows that contain this text; if it has 1 or 2 characters, rows with a word that begins with it. */
                keyword?: components["parameters"]["Keyword"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "occurredAt";
                /** @description Only what was done to this person. A student id. */
                studentId?: string | null;
                /** @description Only what was done before this moment. */
                to?: string | null;
                /** @description Only entries of this type. */
                type?: "USER_DISABLED" | "USER_ENABLED" | "ROLES_CHANGED" | "APPLICATION_DECIDED" | "PAYMENT_REFUNDED" | "PURCHASE_REFUNDED" | "RESULT_RECORDED" | "RESULT_TAKEN_BACK" | "AWARD_REVOKED" | "ENVELOPE_VOIDED" | "INSTITUTE_FILE_APPLIED" | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["AuditLogEntry"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
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
            /** @description The link is being sent. */
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
                /** @description The code in the link. */
                verificationCode: components["schemas"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session with the confirmed address. */
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
            /** @description The link is being sent. */
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
            /** @description The link is being sent, if the account exists. */
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
            /** @description The link is valid. */
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
            /** @description The account was created. */
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
            /** @description The account was created. */
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
            /** @description The code is being sent. */
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
                /** @description The secret part of a calendar feed's URL. */
                feedSecret: components["parameters"]["FeedSecret"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar. */
            200: {
                headers: {
                    /** @description Changes with the calendar. Send it as `If-None-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description Nothing has changed since the response with the given ETag. */
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
                /** @description Only those from this coach. */
                coachId?: string | null;
                /** @description Whether to sort in descending order. */
                descending?: components["parameters"]["Descending"];
                /** @description Only rows that contain this text; if it has 1 or 2 characters, rows with a word that begins with it. */
                keyword?: components["parameters"]["Keyword"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
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
                /** @description A text chosen by the caller for one intent, such as a UUID. Repeating the same request with the same key has no further effect and returns the same response; another request with the same key is refused (`idempotencyKeyReused`). Keys are kept for at least 24 hours. */
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
    listPurchaseSessions: {
        parameters: {
            query?: {
                /** @description Whether to sort in descending order. */
                descending?: components["parameters"]["Descending"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "startTime" | "id" | "status";
                /** @description Only sessions with this status. */
                status?: "BOOKED" | "OCCURRED" | "NO_SHOW" | "CANCELLED" | "LATE_CANCELLED" | null;
            };
            header?: never;
            path: {
                /** @description The purchase. */
                id: components["parameters"]["PurchaseId"];
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
    bookCoachSession: {
        parameters: {
            query?: never;
            header: {
                /** @description A text chosen by the caller for one intent, such as a UUID. Repeating the same request with the same key has no further effect and returns the same response; another request with the same key is refused (`idempotencyKeyReused`). Keys are kept for at least 24 hours. */
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
    listSessionCredits: {
        parameters: {
            query?: {
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path: {
                /** @description The purchase. */
                id: components["parameters"]["PurchaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of events, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["SessionCredit"][];
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
    recordPurchaseDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The purchase. */
                id: components["parameters"]["PurchaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseDeliveryInput"];
            };
        };
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    listPurchaseFreeTimes: {
        parameters: {
            query: {
                /** @description The first day. */
                from: string;
                /** @description The time zone of the days and of all times in the response. */
                timeZone: string;
                /** @description The last day. */
                to: string;
            };
            header?: never;
            path: {
                /** @description The purchase. */
                id: components["parameters"]["PurchaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The free times. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["FreeTimes"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    createPurchaseRefund: {
        parameters: {
            query?: never;
            header: {
                /** @description A text chosen by the caller for one intent, such as a UUID. Repeating the same request with the same key has no further effect and returns the same response; another request with the same key is refused (`idempotencyKeyReused`). Keys are kept for at least 24 hours. */
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
                "application/json": components["schemas"]["PurchaseRefundInput"];
            };
        };
        responses: {
            /** @description The refund. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["PurchaseRefund"];
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
    createPurchaseSlotReservation: {
        parameters: {
            query?: never;
            header: {
                /** @description A text chosen by the caller for one intent, such as a UUID. Repeating the same request with the same key has no further effect and returns the same response; another request with the same key is refused (`idempotencyKeyReused`). Keys are kept for at least 24 hours. */
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
                "application/json": components["schemas"]["SlotReservationInput"];
            };
        };
        responses: {
            /** @description The time is reserved. */
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
    findCoachProductPurchases: {
        parameters: {
            query?: {
                /** @description Whether to sort in descending order. */
                descending?: components["parameters"]["Descending"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
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
    findCoachProductPurchaseParties: {
        parameters: {
            query: {
                /** @description Only rows that contain this text; if it has 1 or 2 characters, rows with a word that begins with it. */
                keyword?: components["parameters"]["Keyword"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Whether to list coaches or customers. */
                side: "COACH" | "CUSTOMER";
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
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
            /** @description One page of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["PartyOption"][];
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
                /** @description Whether to sort in descending order. */
                descending?: boolean;
                /** @description Only rows that contain this text; if it has 1 or 2 characters, rows with a word that begins with it. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Only coaches who work in this language. */
                languageIso2LetterCode?: "EN" | "ES" | null;
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Only coaches who offer a service in this category. */
                serviceCategoryId?: "NUTRITION" | "SLEEP" | "STRESS" | "MOVEMENT" | "HABITS" | "WOMENS_HEALTH" | "OTHER" | null;
                /** @description Rows per page. */
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
    getCoachAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
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
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    deleteCoachAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrentPasswordInput"];
            };
        };
        responses: {
            /** @description The coach account was deleted. */
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
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    patchCoachAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/merge-patch+json": components["schemas"]["CoachAccountPatch"];
            };
        };
        responses: {
            /** @description The account. */
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
    getCoachCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the feed is on, and since when. */
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
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The URL. */
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
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feed is off. */
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
                /** @description Whether to sort in descending order. */
                descending?: components["parameters"]["Descending"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                size?: components["parameters"]["RecordsSize"];
                /** @description The field to sort by. */
                sortBy?: "id" | "name" | "issuer" | "issueDate" | "expirationDate";
            };
            header?: never;
            path: {
                /** @description The coach who owns it. */
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
                /** @description The coach who owns it. */
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
                /** @description The coach who owns it. */
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
            /** @description The updated certification. */
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
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The certification. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted certification. */
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
    listCoachCircleSessions: {
        parameters: {
            query?: {
                /** @description Whether to sort in descending order. */
                descending?: components["parameters"]["Descending"];
                /** @description Only sessions that begin after this time. */
                from?: string | null;
                /** @description Only sessions whose attendance was submitted, or only the others. */
                hasAttendance?: boolean | null;
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "startTime" | "id";
                /** @description Only sessions that begin by this time. */
                to?: string | null;
            };
            header?: never;
            path: {
                /** @description The coach who owns it. */
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
                        content: components["schemas"]["CircleEntry"][];
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
    listCoachSessions: {
        parameters: {
            query?: {
                /** @description Whether to sort in descending order. */
                descending?: components["parameters"]["Descending"];
                /** @description Only sessions that ended by this time. */
                endedBy?: components["parameters"]["EndedBy"];
                /** @description Only sessions that end after this time. */
                from?: string | null;
                /** @description Whether a date of a group counts once, with the session of one of its participants. Those of all are in `participants`. */
                isByDate?: boolean;
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "startTime" | "id" | "status";
                /** @description Only sessions with this status. */
                status?: "BOOKED" | "OCCURRED" | "NO_SHOW" | "CANCELLED" | "LATE_CANCELLED" | null;
                /** @description Only sessions with this client. A student id. */
                studentId?: string | null;
                /** @description Only sessions that begin before this time. */
                to?: string | null;
            };
            header?: never;
            path: {
                /** @description The coach who owns it. */
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
                        /** @description With `isByDate`, the sessions of all participants of the groups in `content` that match as well. Otherwise empty. */
                        participants?: components["schemas"]["CoachSession"][];
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
    getCoachSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The session. */
                sessionId: components["parameters"]["CoachSessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
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
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    moveCoachSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
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
            /** @description The updated session. */
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
                /** @description The coach who owns it. */
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
            /** @description The updated session. */
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
                /** @description The coach who owns it. */
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
            /** @description The updated session. */
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
    reportCoachAbsence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The session. */
                sessionId: components["parameters"]["CoachSessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated session. */
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
    acceptCoachSessionMove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The session. */
                sessionId: components["parameters"]["CoachSessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoachSessionMoveAcceptance"];
            };
        };
        responses: {
            /** @description The updated session. */
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
                /** @description The coach who owns it. */
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
    deleteCoachSessionNote: {
        parameters: {
            query: {
                /** @description The version that is deleted. */
                version: number;
            };
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The note. */
                noteId: components["parameters"]["CoachSessionNoteId"];
                /** @description The session. */
                sessionId: components["parameters"]["CoachSessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachSessionNote"];
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
    updateCoachSessionNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The note. */
                noteId: components["parameters"]["CoachSessionNoteId"];
                /** @description The session. */
                sessionId: components["parameters"]["CoachSessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/merge-patch+json": components["schemas"]["CoachSessionNotePatch"];
            };
        };
        responses: {
            /** @description The note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachSessionNote"];
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
                /** @description The coach who owns it. */
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
                /** @description Whether to sort in descending order. */
                descending?: components["parameters"]["Descending"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                size?: components["parameters"]["RecordsSize"];
                /** @description The field to sort by. */
                sortBy?: "id" | "institution" | "degree" | "fieldOfStudy" | "startDate" | "endDate";
            };
            header?: never;
            path: {
                /** @description The coach who owns it. */
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
                /** @description The coach who owns it. */
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
                /** @description The coach who owns it. */
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
            /** @description The updated education. */
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
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The education. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted education. */
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
    listCoachingGroups: {
        parameters: {
            query?: {
                /** @description Only those of this service. */
                productId?: string | null;
            };
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachingGroup"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    deleteCoachingGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The group. */
                groupId: components["parameters"]["CoachingGroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is deleted. */
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
    moveGroupSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The group. */
                groupId: components["parameters"]["CoachingGroupId"];
                /** @description The session of the group. */
                groupSessionId: components["parameters"]["GroupSessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupSessionMove"];
            };
        };
        responses: {
            /** @description The group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachingGroup"];
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
    cancelGroupSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The group. */
                groupId: components["parameters"]["CoachingGroupId"];
                /** @description The session of the group. */
                groupSessionId: components["parameters"]["GroupSessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupSessionCancellation"];
            };
        };
        responses: {
            /** @description The group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachingGroup"];
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
    listCoachProducts: {
        parameters: {
            query?: {
                /** @description Whether to sort in descending order. */
                descending?: components["parameters"]["Descending"];
                /** @description Only rows that contain this text; if it has 1 or 2 characters, rows with a word that begins with it. */
                keyword?: components["parameters"]["Keyword"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "id" | "title" | "price";
                /** @description Only products with this status. */
                status?: "DRAFT" | "PUBLISHED" | null;
                /** @description Only services, or only products. */
                type?: "SERVICE" | "PRODUCT" | null;
            };
            header?: never;
            path: {
                /** @description The coach who owns it. */
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
                /** @description The coach who owns it. */
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
                /** @description The coach who owns it. */
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
                /** @description The coach who owns it. */
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
            /** @description The updated product. */
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
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The product. */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted product. */
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
    patchCoachProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The product. */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/merge-patch+json": components["schemas"]["CoachProductPatch"];
            };
        };
        responses: {
            /** @description The updated product. */
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
                /** @description The time zone of the days. `null` for the schedule's. */
                timeZone?: string | null;
            };
            header?: never;
            path: {
                /** @description The coach who owns it. */
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
            /** @description The times in chronological order. */
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
    listFreeTimes: {
        parameters: {
            query: {
                /** @description The first day. */
                from: string;
                /** @description The time zone of the days and of all times in the response. */
                timeZone: string;
                /** @description The last day. */
                to: string;
            };
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The product. */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The free times. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["FreeTimes"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    createCoachingGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The product. */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoachingGroupInput"];
            };
        };
        responses: {
            /** @description The group. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachingGroup"];
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
    createPurchaseQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The product. */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quote. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["PurchaseQuote"];
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
    createSlotReservation: {
        parameters: {
            query?: never;
            header: {
                /** @description A text chosen by the caller for one intent, such as a UUID. Repeating the same request with the same key has no further effect and returns the same response; another request with the same key is refused (`idempotencyKeyReused`). Keys are kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The coach who owns it. */
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
            /** @description The time is reserved. */
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
                /** @description The coach who owns it. */
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
            /** @description The updated product. */
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
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    listPublicCoachProducts: {
        parameters: {
            query?: {
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                size?: number;
            };
            header?: never;
            path: {
                /** @description The coach who owns it. */
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
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The complete and missing parts. */
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
    listSales: {
        parameters: {
            query?: {
                /** @description Whether to sort in descending order. */
                descending?: components["parameters"]["Descending"];
                /** @description Only those made on this day or later, in the coach's time zone. */
                from?: string | null;
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "createdAt" | "id" | "amount" | "title";
                /** @description Only whole, refunded (also in part) or disputed ones. */
                status?: "WHOLE" | "REFUNDED" | "DISPUTED" | null;
                /** @description Only those made on this day or earlier, in the coach's time zone. */
                to?: string | null;
            };
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of sales, and the sums of all of the coach's sales. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Sale"][];
                        pagination: components["schemas"]["SalesPagination"];
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
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedules, oldest first. */
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
            403: components["responses"]["Forbidden"];
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
                /** @description The coach who owns it. */
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
                /** @description The coach who owns it. */
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
            /** @description The updated schedule. */
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
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The schedule. */
                scheduleId: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule was deleted. */
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
    patchCoachSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The schedule. */
                scheduleId: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/merge-patch+json": components["schemas"]["CoachSchedulePatch"];
            };
        };
        responses: {
            /** @description The updated schedule. */
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
    getSellingStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the coach may sell, and what is missing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["SellingStatus"];
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
    listSoonestTimes: {
        parameters: {
            query: {
                /** @description The time zone of all times in the response. */
                timeZone: string;
            };
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The services with their times. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["SoonestTimes"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
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
                /** @description The coach who owns it. */
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
                /** @description A text chosen by the caller for one intent, such as a UUID. Repeating the same request with the same key has no further effect and returns the same response; another request with the same key is refused (`idempotencyKeyReused`). Keys are kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The coach who owns it. */
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
                /** @description The coach who owns it. */
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
            /** @description The updated subscription. */
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
                /** @description Whether to sort in descending order. */
                descending?: components["parameters"]["Descending"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "id" | "createdAt" | "amount";
            };
            header?: never;
            path: {
                /** @description The coach who owns it. */
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
                /** @description The coach who owns it. */
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
    listCoachTimeOff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days off, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachTimeOff"][];
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
    createCoachTimeOff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoachTimeOffInput"];
            };
        };
        responses: {
            /** @description The days off. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachTimeOff"];
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
    deleteCoachTimeOff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
                /** @description The days off. */
                timeOffId: components["parameters"]["TimeOffId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days off were withdrawn. */
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
    getCoachToday: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coach who owns it. */
                coachId: components["parameters"]["OwnerCoachId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coach's day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["CoachToday"];
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
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    patchCoach: {
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
                "application/merge-patch+json": components["schemas"]["CoachPatch"];
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
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    listCoachingCircles: {
        parameters: {
            query?: {
                /** @description Only circles of this coach. */
                coachId?: string | null;
                /** @description Whether to sort in descending order. */
                descending?: components["parameters"]["Descending"];
                /** @description Only circles that the caller is a member of, or only the others. */
                isMember?: boolean | null;
                /** @description Only rows that contain this text; if it has 1 or 2 characters, rows with a word that begins with it. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Only those in this language. */
                languageIso2LetterCode?: "EN" | "ES" | null;
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "id" | "title" | "nextSessionTime";
                /** @description Only circles to which the caller can transfer from this one; full ones aren't among them. */
                transferFrom?: string | null;
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
                /** @description Whether to sort in descending order. */
                descending?: components["parameters"]["Descending"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
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
            /** @description The updated session. */
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
            /** @description The session was deleted. */
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
            /** @description The attendance was saved. */
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
            /** @description The student is a member (`successAddStudentToCoachingCircle`). */
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
            /** @description The student is not a member. */
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
                /** @description Whether to sort in descending order. */
                descending?: components["parameters"]["Descending"];
                /** @description Only rows that contain this text; if it has 1 or 2 characters, rows with a word that begins with it. */
                keyword?: components["parameters"]["Keyword"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Only those for this program. */
                programId?: string | null;
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "id" | "submittedAt" | "updatedAt" | "status";
                /** @description Only these statuses; all if empty. */
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
            /** @description The updated application. */
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
                /** @description A text chosen by the caller for one intent, such as a UUID. Repeating the same request with the same key has no further effect and returns the same response; another request with the same key is refused (`idempotencyKeyReused`). Keys are kept for at least 24 hours. */
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
            /** @description The updated agreement. */
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
            /** @description The updated application. */
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
            /** @description The draft was discarded. */
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
            /** @description The updated application. */
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
            /** @description The updated application. */
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
            /** @description The updated application. */
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
            /** @description The updated application. */
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
            /** @description The updated application. */
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
            /** @description The updated application. */
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
            /** @description The submission, or an empty list. */
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
                /** @description A text chosen by the caller for one intent, such as a UUID. Repeating the same request with the same key has no further effect and returns the same response; another request with the same key is refused (`idempotencyKeyReused`). Keys are kept for at least 24 hours. */
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
            /** @description The updated application. */
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
            /** @description The application was withdrawn. */
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
                /** @description Whether to list the newest first. */
                descending?: boolean;
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
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
            /** @description The updated envelope. */
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
            /** @description The updated envelope. */
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
            /** @description The envelope with its texts. */
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
                /** @description A text chosen by the caller for one intent, such as a UUID. Repeating the same request with the same key has no further effect and returns the same response; another request with the same key is refused (`idempotencyKeyReused`). Keys are kept for at least 24 hours. */
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
            /** @description The updated envelope. */
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
            /** @description The updated envelope. */
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
            429: components["responses"]["TooManyRequests"];
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
            /** @description The file was deleted. */
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
            /** @description The URL. */
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
    getInstitute: {
        parameters: {
            query?: {
                /** @description The language of the policies. */
                languageIso2LetterCode?: "EN" | "ES";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The institute. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Institute"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    reportLearningResult: {
        parameters: {
            query?: never;
            header: {
                /** @description `t=` the current time in seconds since 1970, `,v1=` the HMAC-SHA-256 of that number, a dot and the body, in hexadecimal. Valid for five minutes. */
                "Learning-Platform-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LearningResult"];
            };
        };
        responses: {
            /** @description The report was received. */
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
            /** @description The updated schedule. */
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
                /** @description Whether to sort in descending order. */
                descending?: boolean;
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
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
                /** @description A text chosen by the caller for one intent, such as a UUID. Repeating the same request with the same key has no further effect and returns the same response; another request with the same key is refused (`idempotencyKeyReused`). Keys are kept for at least 24 hours. */
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
            /** @description The updated row. */
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
                /** @description A text chosen by the caller for one intent, such as a UUID. Repeating the same request with the same key has no further effect and returns the same response; another request with the same key is refused (`idempotencyKeyReused`). Keys are kept for at least 24 hours. */
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
            /** @description The refunds, one for each refunded payment. */
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
                /** @description A text chosen by the caller for one intent, such as a UUID. Repeating the same request with the same key has no further effect and returns the same response; another request with the same key is refused (`idempotencyKeyReused`). Keys are kept for at least 24 hours. */
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
            /** @description The payment, or an empty list. */
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
            /** @description The updated payment. */
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
                /** @description A text chosen by the caller for one intent, such as a UUID. Repeating the same request with the same key has no further effect and returns the same response; another request with the same key is refused (`idempotencyKeyReused`). Keys are kept for at least 24 hours. */
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
            /** @description The receipt is being sent. */
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
    listPeople: {
        parameters: {
            query?: {
                /** @description Whether to sort in descending order. */
                descending?: components["parameters"]["Descending"];
                /** @description Only people who can't sign in, or who can. */
                isDisabled?: boolean | null;
                /** @description Only rows that contain this text; if it has 1 or 2 characters, rows with a word that begins with it. */
                keyword?: components["parameters"]["Keyword"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Only people with this role. */
                role?: "STUDENT" | "COACH" | "ADVISOR" | "ADMIN" | null;
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "id" | "email";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Person"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    disablePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                userId: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffReason"];
            };
        };
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Person"];
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
    enablePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                userId: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffReason"];
            };
        };
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Person"];
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
    setStaffRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                userId: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffRoles"];
            };
        };
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Person"];
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
    getAwardStatusList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the list, from 0. */
                list: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vc+jwt": string;
                };
            };
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
    listPrograms: {
        parameters: {
            query?: {
                /** @description Whether to sort in descending order. */
                descending?: boolean;
                /** @description Only rows that contain this text; if it has 1 or 2 characters, rows with a word that begins with it. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Only those taught in this language, which is also the language of the texts. */
                languageIso2LetterCode?: "EN" | "ES" | null;
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "id" | "title" | "price";
                /** @description Only those available in this track. */
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
                /** @description Whether to sort in descending order. */
                descending?: boolean;
                /** @description Only classes in this language. */
                languageIso2LetterCode?: "EN" | "ES" | null;
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "startDate" | "id";
                /** @description Only classes that start on this day or later. By default, those that have not started. */
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
    getProgramDetails: {
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
            /** @description The details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["ProgramDetails"];
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
                /** @description The class, whose first day determines the first installment. The next class by default. */
                cohortId?: string | null;
                /** @description The language of the names. */
                languageIso2LetterCode?: "EN" | "ES";
                /** @description A voucher to apply. */
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
                /** @description The last part of the public link. */
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
    getSharedAwardCredential: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The last part of the public link. */
                shareToken: components["parameters"]["ShareToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The credential. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vc+jwt": string;
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
    getReconciliation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last comparison. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Reconciliation"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listStudents: {
        parameters: {
            query?: {
                /** @description Whether to sort in descending order. */
                descending?: components["parameters"]["Descending"];
                /** @description Only rows that contain this text; if it has 1 or 2 characters, rows with a word that begins with it. */
                keyword?: components["parameters"]["Keyword"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
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
    patchStudent: {
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
                "application/merge-patch+json": components["schemas"]["StudentPatch"];
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
    deleteStudentAccount: {
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
                "application/json": components["schemas"]["CurrentPasswordInput"];
            };
        };
        responses: {
            /** @description The account was deleted. */
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
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getStudentAccountDeletion: {
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
            /** @description What is still open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["AccountDeletion"];
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
    listAccountHistory: {
        parameters: {
            query?: {
                /** @description Only what belongs to this application. */
                applicationId?: string | null;
                /** @description Whether to sort in descending order. */
                descending?: components["parameters"]["Descending"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
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
                /** @description Only these categories; all if empty. */
                categories?: components["schemas"]["ActivityCategory"][];
                /** @description Whether to sort in descending order. */
                descending?: components["parameters"]["Descending"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "createdAt" | "id" | "category" | "type";
                /** @description Only activities with this source. */
                source?: "COACH" | "STUDENT" | "ADVISOR" | "ADMIN" | "SYSTEM";
                /** @description Only these types; all if empty. */
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
            /** @description The updated figures. */
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
                /** @description Whether to sort in descending order. */
                descending?: components["parameters"]["Descending"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
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
                /** @description The student's award. */
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
    getAwardCredential: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student's award. */
                awardId: components["parameters"]["AwardId"];
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The credential. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vc+jwt": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    revokeAward: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student's award. */
                awardId: components["parameters"]["AwardId"];
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AwardRevocation"];
            };
        };
        responses: {
            /** @description The revoked award. */
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
            403: components["responses"]["Forbidden"];
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
                /** @description The student's award. */
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
                /** @description The student's award. */
                awardId: components["parameters"]["AwardId"];
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no public link. */
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
                /** @description Whether to sort in descending order. */
                descending?: components["parameters"]["Descending"];
                /** @description Only rows that contain this text; if it has 1 or 2 characters, rows with a word that begins with it. */
                keyword?: components["parameters"]["Keyword"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
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
                /** @description Whether to sort in descending order. */
                descending?: components["parameters"]["Descending"];
                /** @description Only sessions that ended by this time. */
                endedBy?: components["parameters"]["EndedBy"];
                /** @description Only sessions that end after this time. */
                from?: string | null;
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "startTime" | "id" | "status";
                /** @description Only sessions with this status. */
                status?: "BOOKED" | "OCCURRED" | "NO_SHOW" | "CANCELLED" | "LATE_CANCELLED" | null;
                /** @description Only sessions that begin before this time. */
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
    getStudentCoachSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentId"];
                /** @description The session. */
                sessionId: components["parameters"]["CoachSessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
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
                /** @description The alert. */
                alertId: components["parameters"]["AlertId"];
                /** @description The student. */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alert was removed. */
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
                /** @description Whether to sort in descending order. */
                descending?: components["parameters"]["Descending"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
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
            /** @description The updated message. */
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
            /** @description The updated message. */
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
            /** @description The updated message. */
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
            /** @description The changed and the unchanged messages. */
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
            /** @description The changed and the unchanged messages. */
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
    restoreCommunicationIntents: {
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
            /** @description The changed and the unchanged messages. */
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
            /** @description The changed and the unchanged messages. */
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
            /** @description The updated matrix. */
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
                /** @description Whether to sort in descending order. */
                descending?: components["parameters"]["Descending"];
                /** @description The property to group by. */
                groupBy?: "NONE" | "PROGRAM" | "STATUS";
                /** @description Only rows that contain this text; if it has 1 or 2 characters, rows with a word that begins with it. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Only those in this language. */
                languageIso2LetterCode?: "EN" | "ES" | null;
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "id" | "title" | "startDate" | "lastOpenedAt";
                /** @description Only courses with this status. */
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
                /** @description All modules, or only those with or without a bookmark. */
                bookmark?: "ALL" | "MARKED" | "UNMARKED";
                /** @description Whether to sort in descending order. */
                descending?: boolean;
                /** @description The property to group by. */
                groupBy?: "NONE" | "WEEK" | "TYPE";
                /** @description Only rows that contain this text; if it has 1 or 2 characters, rows with a word that begins with it. */
                keyword?: components["parameters"]["Keyword"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. The default fits a whole course. */
                size?: number;
                /** @description The field to sort by. */
                sortBy?: "sequence" | "id" | "title" | "minutes";
                /** @description Only modules of this type. */
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
            /** @description The progress. */
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
    exportStudentData: {
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
            /** @description The data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["StudentDataExport"];
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
    listStudentEnrollmentApplications: {
        parameters: {
            query?: {
                /** @description Whether to sort in descending order. */
                descending?: components["parameters"]["Descending"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "id" | "createdAt" | "updatedAt" | "status";
                /** @description Only these statuses; all if empty. */
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
                /** @description A text chosen by the caller for one intent, such as a UUID. Repeating the same request with the same key has no further effect and returns the same response; another request with the same key is refused (`idempotencyKeyReused`). Keys are kept for at least 24 hours. */
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
                /** @description Only what belongs to this application. */
                applicationId?: components["parameters"]["ApplicationFilter"];
                /** @description Whether to sort in descending order. */
                descending?: components["parameters"]["Descending"];
                /** @description Only envelopes that can still be signed, or only the others. */
                isOpen?: boolean | null;
                /** @description Only envelopes that were sent again, or only the others. */
                isReplaced?: boolean | null;
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "id" | "sentAt" | "expiresAt" | "status";
                /** @description Only these statuses; all if empty. */
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
                /** @description Only what belongs to this application. */
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
                /** @description Only modules of this course. */
                courseId?: string | null;
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. The default fits those of a whole course. */
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
            /** @description The module is bookmarked. */
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
            /** @description The module is not bookmarked. */
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
            /** @description The updated progress. */
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
    recordModuleResult: {
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
                "application/json": components["schemas"]["ModuleResultInput"];
            };
        };
        responses: {
            /** @description The updated progress. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
            /** @description The updated card. */
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
            /** @description The card was deleted. */
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
            /** @description The number of rows moved. */
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
                /** @description Only what belongs to this application. */
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
                /** @description Only what belongs to this application. */
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
                /** @description Whether to sort in descending order. */
                descending?: components["parameters"]["Descending"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
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
                /** @description Only what belongs to this application. */
                applicationId?: components["parameters"]["ApplicationFilter"];
                /** @description Whether to sort in descending order. */
                descending?: components["parameters"]["Descending"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "id" | "createdAt" | "status";
                /** @description Only schedules with this status. */
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
                /** @description How many seconds ago the user was last active. */
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
            /** @description The status was recorded. */
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
                /** @description Whether to sort in descending order. */
                descending?: components["parameters"]["Descending"];
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
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
                /** @description The unit to open in the other system, such as a class. */
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
    listTransactions: {
        parameters: {
            query?: {
                /** @description Only what belongs to this application. */
                applicationId?: components["parameters"]["ApplicationFilter"];
                /** @description Whether to sort in descending order. */
                descending?: components["parameters"]["Descending"];
                /** @description Only those made on this day or later, in the institute's time zone. */
                from?: string | null;
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Only this purpose. */
                purpose?: components["schemas"]["TransactionPurpose"] | null;
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "createdAt" | "id" | "amount" | "status";
                /** @description Only this status. */
                status?: components["schemas"]["TransactionStatus"] | null;
                /** @description Only those made on this day or earlier, in the institute's time zone. */
                to?: string | null;
                /** @description Only this type. */
                type?: components["schemas"]["TransactionType"] | null;
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
            /** @description One page of transactions, and the totals of all pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["Transaction"][];
                        pagination: components["schemas"]["TransactionPagination"];
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
                /** @description The enrollment to transfer. */
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
                /** @description Whether to sort in descending order. */
                descending?: components["parameters"]["Descending"];
                /** @description Only those that can still be confirmed or canceled, or only the others. */
                isOpen?: boolean | null;
                /** @description The page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by. */
                sortBy?: "id" | "requestedAt" | "status";
                /** @description Only these statuses; all if empty. */
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
                /** @description A text chosen by the caller for one intent, such as a UUID. Repeating the same request with the same key has no further effect and returns the same response; another request with the same key is refused (`idempotencyKeyReused`). Keys are kept for at least 24 hours. */
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
            /** @description The offered transfer. */
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
            /** @description The updated transfer. */
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
                /** @description A text chosen by the caller for one intent, such as a UUID. Repeating the same request with the same key has no further effect and returns the same response; another request with the same key is refused (`idempotencyKeyReused`). Keys are kept for at least 24 hours. */
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
            /** @description The updated transfer. */
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
            /** @description The updated transfer. */
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
            /** @description The voucher is valid. */
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
