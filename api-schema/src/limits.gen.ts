// Made by generate.ts from openapi/. Do not edit.

export const AdvisorNote = {
  "note": {
    "minLength": 1,
    "maxLength": 1000
  }
} as const;

export const AutoPayUpdate = {
  "paymentMethodId": {
    "maxLength": 36
  }
} as const;

export const AwardRevocation = {
  "reason": {
    "minLength": 1,
    "maxLength": 500
  }
} as const;

export const CertificationInput = {
  "name": {
    "minLength": 1,
    "maxLength": 100
  },
  "issuer": {
    "maxLength": 100
  },
  "issueDate": {
    "maxLength": 10
  },
  "expirationDate": {
    "maxLength": 10
  },
  "credentialUrl": {
    "maxLength": 2048
  }
} as const;

export const CircleAttendanceInput = {
  "attendance": {
    "minItems": 1,
    "maxItems": 100,
    "items": {
      "studentId": {
        "maxLength": 36
      }
    }
  }
} as const;

export const CircleSessionInput = {
  "startTime": {
    "maxLength": 40
  },
  "endTime": {
    "maxLength": 40
  },
  "timeZone": {
    "maxLength": 64
  },
  "url": {
    "maxLength": 2048
  }
} as const;

export const CircleStudentInput = {
  "studentId": {
    "maxLength": 36
  }
} as const;

export const CircleTransferInput = {
  "targetCircleId": {
    "maxLength": 36
  }
} as const;

export const CoachAccountPatch = {
  "email": {
    "maxLength": 100
  },
  "timeZone": {
    "maxLength": 64
  },
  "currentPassword": {
    "minLength": 1,
    "maxLength": 255
  },
  "version": {
    "minLength": 1,
    "maxLength": 64
  }
} as const;

export const CoachPatch = {
  "rateOfPay": {
    "minimum": 0,
    "maximum": 100000000
  },
  "coverImage": {
    "maxLength": 2048
  },
  "intro": {
    "maxLength": 4000
  },
  "specializations": {
    "maxItems": 50,
    "items": {
      "minLength": 1,
      "maxLength": 100
    }
  },
  "focus": {
    "maxItems": 50,
    "items": {
      "minLength": 1,
      "maxLength": 100
    }
  },
  "languages": {
    "maxItems": 50,
    "items": {
      "minLength": 1,
      "maxLength": 100
    }
  },
  "hctpGraduatingClass": {
    "maxLength": 100
  },
  "socialNetworks": {
    "linkedIn": {
      "maxLength": 2048
    },
    "facebook": {
      "maxLength": 2048
    },
    "instagram": {
      "maxLength": 2048
    },
    "youtube": {
      "maxLength": 2048
    }
  },
  "coachWebConferenceUrl": {
    "maxLength": 2048
  },
  "facebookGroupUrl": {
    "maxLength": 2048
  },
  "websiteUrl": {
    "maxLength": 2048
  },
  "user": {
    "timeZone": {
      "minLength": 1,
      "maxLength": 100
    }
  },
  "photo": {
    "maxLength": 2048
  },
  "video": {
    "maxLength": 2048
  },
  "videoCaptions": {
    "maxItems": 2,
    "items": {
      "fileName": {
        "maxLength": 200
      }
    }
  },
  "version": {
    "minLength": 1,
    "maxLength": 64
  }
} as const;

export const CoachProductInput = {
  "title": {
    "minLength": 1,
    "maxLength": 100
  },
  "image": {
    "maxLength": 2048
  },
  "description": {
    "maxLength": 4000
  },
  "price": {
    "minimum": 0,
    "maximum": 100000000
  },
  "productSpecification": {
    "colors": {
      "maxItems": 20,
      "items": {
        "minLength": 1,
        "maxLength": 50
      }
    }
  },
  "serviceSpecification": {
    "session": {
      "count": {
        "minimum": 1,
        "maximum": 100
      },
      "duration": {
        "minimum": 5,
        "maximum": 480
      }
    }
  },
  "version": {
    "minimum": 1
  }
} as const;

export const CoachProductPatch = {
  "title": {
    "minLength": 1,
    "maxLength": 100
  },
  "image": {
    "maxLength": 2048
  },
  "description": {
    "maxLength": 4000
  },
  "price": {
    "minimum": 0,
    "maximum": 100000000
  },
  "productSpecification": {
    "colors": {
      "maxItems": 20,
      "items": {
        "minLength": 1,
        "maxLength": 50
      }
    }
  },
  "serviceSpecification": {
    "session": {
      "count": {
        "minimum": 1,
        "maximum": 100
      },
      "duration": {
        "minimum": 5,
        "maximum": 480
      }
    }
  },
  "version": {
    "minimum": 1
  }
} as const;

export const CoachProductPurchaseCriteria = {
  "coach": {
    "value": {
      "maxLength": 36
    },
    "label": {
      "maxLength": 302
    }
  },
  "customer": {
    "value": {
      "maxLength": 36
    },
    "label": {
      "maxLength": 302
    }
  },
  "productId": {
    "maxLength": 36
  }
} as const;

export const CoachProductPurchaseInput = {
  "quoteId": {
    "maxLength": 36
  },
  "productId": {
    "maxLength": 36
  },
  "reservationId": {
    "maxLength": 36
  },
  "paymentMethodId": {
    "maxLength": 36
  },
  "color": {
    "maxLength": 50
  },
  "group": {
    "id": {
      "maxLength": 36
    },
    "version": {
      "minimum": 1
    }
  },
  "deliveryAddress": {
    "country": {
      "maxLength": 100
    },
    "countryCode": {
      "maxLength": 2
    },
    "state": {
      "maxLength": 100
    },
    "stateCode": {
      "maxLength": 100
    },
    "city": {
      "maxLength": 100
    },
    "zip": {
      "maxLength": 20
    },
    "street1": {
      "maxLength": 100
    },
    "street2": {
      "maxLength": 100
    },
    "latitude": {
      "minimum": -90,
      "maximum": 90
    },
    "longitude": {
      "minimum": -180,
      "maximum": 180
    },
    "formattedAddress": {
      "maxLength": 800
    }
  }
} as const;

export const CoachScheduleInput = {
  "name": {
    "minLength": 1,
    "maxLength": 100
  },
  "timeZone": {
    "maxLength": 64
  },
  "weekly": {
    "maxItems": 70,
    "items": {
      "startTime": {
        "maxLength": 5
      },
      "endTime": {
        "maxLength": 5
      }
    }
  },
  "overrides": {
    "maxItems": 200,
    "items": {
      "date": {
        "maxLength": 10
      },
      "ranges": {
        "maxItems": 10,
        "items": {
          "startTime": {
            "maxLength": 5
          },
          "endTime": {
            "maxLength": 5
          }
        }
      }
    }
  },
  "bufferMinutes": {
    "minimum": 0,
    "maximum": 240
  },
  "minimumNoticeMinutes": {
    "minimum": 0,
    "maximum": 43200
  },
  "horizonDays": {
    "minimum": 1,
    "maximum": 365
  },
  "version": {
    "minimum": 1
  }
} as const;

export const CoachSchedulePatch = {
  "name": {
    "minLength": 1,
    "maxLength": 100
  },
  "timeZone": {
    "maxLength": 64
  },
  "weekly": {
    "maxItems": 70,
    "items": {
      "startTime": {
        "maxLength": 5
      },
      "endTime": {
        "maxLength": 5
      }
    }
  },
  "overrides": {
    "maxItems": 200,
    "items": {
      "date": {
        "maxLength": 10
      },
      "ranges": {
        "maxItems": 10,
        "items": {
          "startTime": {
            "maxLength": 5
          },
          "endTime": {
            "maxLength": 5
          }
        }
      }
    }
  },
  "bufferMinutes": {
    "minimum": 0,
    "maximum": 240
  },
  "minimumNoticeMinutes": {
    "minimum": 0,
    "maximum": 43200
  },
  "horizonDays": {
    "minimum": 1,
    "maximum": 365
  },
  "version": {
    "minimum": 1
  }
} as const;

export const CoachSessionBooking = {
  "reservationId": {
    "maxLength": 36
  }
} as const;

export const CoachSessionCancellation = {
  "reason": {
    "maxLength": 1000
  }
} as const;

export const CoachSessionMove = {
  "startTime": {
    "maxLength": 40
  },
  "endTime": {
    "maxLength": 40
  },
  "reason": {
    "maxLength": 1000
  }
} as const;

export const CoachSessionMoveAcceptance = {
  "startTime": {
    "maxLength": 40
  }
} as const;

export const CoachSessionNoteInput = {
  "text": {
    "minLength": 1,
    "maxLength": 4000
  }
} as const;

export const CoachSessionNotePatch = {
  "version": {
    "minimum": 1
  },
  "text": {
    "minLength": 1,
    "maxLength": 4000
  }
} as const;

export const CoachSignUp = {
  "email": {
    "maxLength": 100
  },
  "firstName": {
    "minLength": 1,
    "maxLength": 100
  },
  "lastName": {
    "minLength": 1,
    "maxLength": 100
  },
  "mobilePhone": {
    "minLength": 1,
    "maxLength": 40
  },
  "timeZone": {
    "maxLength": 64
  }
} as const;

export const CoachTimeOffInput = {
  "firstDay": {
    "maxLength": 10
  },
  "lastDay": {
    "maxLength": 10
  }
} as const;

export const CoachUpdate = {
  "rateOfPay": {
    "minimum": 0,
    "maximum": 100000000
  },
  "coverImage": {
    "maxLength": 2048
  },
  "intro": {
    "maxLength": 4000
  },
  "specializations": {
    "maxItems": 50,
    "items": {
      "minLength": 1,
      "maxLength": 100
    }
  },
  "focus": {
    "maxItems": 50,
    "items": {
      "minLength": 1,
      "maxLength": 100
    }
  },
  "languages": {
    "maxItems": 50,
    "items": {
      "minLength": 1,
      "maxLength": 100
    }
  },
  "hctpGraduatingClass": {
    "maxLength": 100
  },
  "socialNetworks": {
    "linkedIn": {
      "maxLength": 2048
    },
    "facebook": {
      "maxLength": 2048
    },
    "instagram": {
      "maxLength": 2048
    },
    "youtube": {
      "maxLength": 2048
    }
  },
  "coachWebConferenceUrl": {
    "maxLength": 2048
  },
  "facebookGroupUrl": {
    "maxLength": 2048
  },
  "websiteUrl": {
    "maxLength": 2048
  },
  "user": {
    "timeZone": {
      "minLength": 1,
      "maxLength": 100
    }
  },
  "photo": {
    "maxLength": 2048
  },
  "video": {
    "maxLength": 2048
  },
  "videoCaptions": {
    "maxItems": 2,
    "items": {
      "fileName": {
        "maxLength": 200
      }
    }
  },
  "version": {
    "maxLength": 64
  }
} as const;

export const CoachingGroupInput = {
  "capacity": {
    "minimum": 1,
    "maximum": 100
  },
  "place": {
    "maxLength": 200
  },
  "startTimes": {
    "minItems": 1,
    "maxItems": 100,
    "items": {
      "maxLength": 40
    }
  }
} as const;

export const CommunicationIntentFilter = {
  "statuses": {
    "maxItems": 10
  },
  "channels": {
    "maxItems": 10
  }
} as const;

export const CommunicationIntentIds = {
  "communicationIntentIds": {
    "minItems": 1,
    "maxItems": 100,
    "items": {
      "maxLength": 36
    }
  }
} as const;

export const CommunicationPreferencesUpdate = {
  "communicationPreferences": {
    "minItems": 1,
    "maxItems": 50
  }
} as const;

export const CreatePassword = {
  "email": {
    "maxLength": 100
  },
  "verificationCode": {
    "minLength": 1,
    "maxLength": 20
  },
  "password": {
    "minLength": 8,
    "maxLength": 255
  }
} as const;

export const Credentials = {
  "username": {
    "minLength": 1,
    "maxLength": 100
  },
  "password": {
    "minLength": 1,
    "maxLength": 255
  }
} as const;

export const CurrentPasswordInput = {
  "currentPassword": {
    "minLength": 1,
    "maxLength": 255
  }
} as const;

export const EducationInput = {
  "institution": {
    "minLength": 1,
    "maxLength": 100
  },
  "degree": {
    "maxLength": 100
  },
  "fieldOfStudy": {
    "maxLength": 100
  },
  "startDate": {
    "maxLength": 10
  },
  "endDate": {
    "maxLength": 10
  }
} as const;

export const EmailVerificationRequest = {
  "email": {
    "maxLength": 100
  },
  "currentPassword": {
    "minLength": 1,
    "maxLength": 255
  }
} as const;

export const EnrollmentApplicationPatch = {
  "version": {
    "minimum": 1
  },
  "cohortId": {
    "maxLength": 36
  },
  "personalInfo": {
    "firstName": {
      "minLength": 1,
      "maxLength": 100
    },
    "middleName": {
      "maxLength": 100
    },
    "lastName": {
      "minLength": 1,
      "maxLength": 100
    },
    "dateBirth": {
      "maxLength": 10
    }
  },
  "contactInfo": {
    "homePhone": {
      "maxLength": 40
    },
    "workPhone": {
      "maxLength": 40
    },
    "mobilePhone": {
      "maxLength": 40
    }
  },
  "address": {
    "country": {
      "maxLength": 100
    },
    "countryCode": {
      "maxLength": 2
    },
    "state": {
      "maxLength": 100
    },
    "stateCode": {
      "maxLength": 100
    },
    "city": {
      "maxLength": 100
    },
    "zip": {
      "maxLength": 20
    },
    "street1": {
      "maxLength": 100
    },
    "street2": {
      "maxLength": 100
    },
    "latitude": {
      "minimum": -90,
      "maximum": 90
    },
    "longitude": {
      "minimum": -180,
      "maximum": 180
    },
    "formattedAddress": {
      "maxLength": 800
    }
  },
  "occupation": {
    "maxLength": 100
  }
} as const;

export const EnrollmentReason = {
  "reason": {
    "maxLength": 1000
  }
} as const;

export const EnrollmentSubmission = {
  "quoteId": {
    "maxLength": 36
  }
} as const;

export const EnvelopeReason = {
  "reason": {
    "minLength": 1,
    "maxLength": 500
  }
} as const;

export const EnvelopeSignature = {
  "hash": {
    "minLength": 64,
    "maxLength": 64
  },
  "signature": {
    "value": {
      "minLength": 1,
      "maxLength": 300000
    },
    "name": {
      "minLength": 1,
      "maxLength": 302
    }
  },
  "fields": {
    "maxItems": 50,
    "items": {
      "name": {
        "minLength": 1,
        "maxLength": 50
      },
      "value": {
        "maxLength": 200
      }
    }
  }
} as const;

export const FileUpload = {
  "file": {
    "maxLength": 10485760
  }
} as const;

export const ForgotPassword = {
  "email": {
    "maxLength": 100
  }
} as const;

export const GroupSessionCancellation = {
  "reason": {
    "minLength": 1,
    "maxLength": 200
  }
} as const;

export const GroupSessionMove = {
  "startTime": {
    "maxLength": 40
  },
  "reason": {
    "minLength": 1,
    "maxLength": 200
  }
} as const;

export const LearningResult = {
  "id": {
    "minLength": 8,
    "maxLength": 100
  },
  "studentId": {
    "maxLength": 36
  },
  "moduleId": {
    "maxLength": 36
  },
  "position": {
    "minimum": 0,
    "maximum": 86400
  },
  "occurredAt": {
    "maxLength": 40
  }
} as const;

export const LoginLinkRequest = {
  "email": {
    "maxLength": 100
  }
} as const;

export const LoginLinkToken = {
  "token": {
    "minLength": 1,
    "maxLength": 512
  }
} as const;

export const ModuleProgressUpdate = {
  "position": {
    "minimum": 0,
    "maximum": 86400
  }
} as const;

export const ModuleResultInput = {
  "reason": {
    "minLength": 1,
    "maxLength": 1000
  }
} as const;

export const NewCohortAlert = {
  "programId": {
    "maxLength": 36
  },
  "cohortId": {
    "maxLength": 36
  }
} as const;

export const NewEnrollmentApplication = {
  "programId": {
    "maxLength": 36
  },
  "cohortId": {
    "maxLength": 36
  },
  "voucherCode": {
    "maxLength": 100
  }
} as const;

export const PasswordUpdate = {
  "currentPassword": {
    "minLength": 1,
    "maxLength": 255
  },
  "newPassword": {
    "minLength": 8,
    "maxLength": 255
  }
} as const;

export const PaymentInput = {
  "quoteId": {
    "maxLength": 36
  },
  "paymentMethodId": {
    "maxLength": 36
  }
} as const;

export const PaymentMethodChoice = {
  "paymentMethodId": {
    "maxLength": 36
  }
} as const;

export const PaymentMethodInput = {
  "providerToken": {
    "minLength": 1,
    "maxLength": 500
  },
  "holderName": {
    "maxLength": 100
  },
  "address": {
    "country": {
      "maxLength": 100
    },
    "countryCode": {
      "maxLength": 2
    },
    "state": {
      "maxLength": 100
    },
    "stateCode": {
      "maxLength": 100
    },
    "city": {
      "maxLength": 100
    },
    "zip": {
      "maxLength": 20
    },
    "street1": {
      "maxLength": 100
    },
    "street2": {
      "maxLength": 100
    },
    "latitude": {
      "minimum": -90,
      "maximum": 90
    },
    "longitude": {
      "minimum": -180,
      "maximum": 180
    },
    "formattedAddress": {
      "maxLength": 800
    }
  }
} as const;

export const PaymentMethodReassignment = {
  "targetMethodId": {
    "maxLength": 36
  }
} as const;

export const PaymentMethodUpdate = {
  "expiration": {
    "minLength": 7,
    "maxLength": 7
  },
  "holderName": {
    "maxLength": 100
  }
} as const;

export const PaymentPlanChoice = {
  "id": {
    "maxLength": 36
  },
  "name": {
    "minLength": 1,
    "maxLength": 100
  }
} as const;

export const PaymentQuoteInput = {
  "rowIds": {
    "maxItems": 121,
    "items": {
      "maxLength": 36
    }
  },
  "amount": {
    "minimum": 1,
    "maximum": 100000000
  }
} as const;

export const PurchaseDeliveryInput = {
  "note": {
    "maxLength": 500
  }
} as const;

export const PurchaseRefundInput = {
  "sessionCount": {
    "minimum": 1,
    "maximum": 100
  },
  "sessionId": {
    "maxLength": 36
  },
  "reason": {
    "maxLength": 200
  }
} as const;

export const RefreshRequest = {
  "refreshToken": {
    "minLength": 1,
    "maxLength": 512
  },
  "idleSeconds": {
    "minimum": 0,
    "maximum": 86400
  }
} as const;

export const RefundInput = {
  "amount": {
    "minimum": 1,
    "maximum": 100000000
  },
  "reason": {
    "maxLength": 200
  }
} as const;

export const ResetPassword = {
  "token": {
    "minLength": 1,
    "maxLength": 512
  },
  "password": {
    "minLength": 8,
    "maxLength": 255
  }
} as const;

export const ResetPasswordCheck = {
  "token": {
    "minLength": 1,
    "maxLength": 512
  }
} as const;

export const RowPaymentMethod = {
  "paymentMethodId": {
    "maxLength": 36
  }
} as const;

export const ScheduleTransferInput = {
  "paymentPlanId": {
    "maxLength": 36
  },
  "cohortId": {
    "maxLength": 36
  },
  "fee": {
    "minimum": 0,
    "maximum": 30000
  }
} as const;

export const SlotReservationInput = {
  "startTime": {
    "maxLength": 40
  },
  "timeZone": {
    "maxLength": 64
  }
} as const;

export const SsoToken = {
  "token": {
    "minLength": 1,
    "maxLength": 4096
  }
} as const;

export const StaffReason = {
  "reason": {
    "minLength": 1,
    "maxLength": 1000
  }
} as const;

export const StaffRoles = {
  "roles": {
    "maxItems": 2
  },
  "reason": {
    "minLength": 1,
    "maxLength": 1000
  }
} as const;

export const StudentPatch = {
  "address": {
    "country": {
      "maxLength": 100
    },
    "countryCode": {
      "maxLength": 2
    },
    "state": {
      "maxLength": 100
    },
    "stateCode": {
      "maxLength": 100
    },
    "city": {
      "maxLength": 100
    },
    "zip": {
      "maxLength": 20
    },
    "street1": {
      "maxLength": 100
    },
    "street2": {
      "maxLength": 100
    },
    "latitude": {
      "minimum": -90,
      "maximum": 90
    },
    "longitude": {
      "minimum": -180,
      "maximum": 180
    },
    "formattedAddress": {
      "maxLength": 800
    }
  },
  "contactInfo": {
    "homePhone": {
      "maxLength": 40
    },
    "workPhone": {
      "maxLength": 40
    },
    "mobilePhone": {
      "maxLength": 40
    }
  },
  "occupation": {
    "maxLength": 100
  },
  "personalInfo": {
    "firstName": {
      "minLength": 1,
      "maxLength": 100
    },
    "middleName": {
      "maxLength": 100
    },
    "lastName": {
      "minLength": 1,
      "maxLength": 100
    },
    "dateBirth": {
      "maxLength": 10
    }
  },
  "photo": {
    "maxLength": 2048
  },
  "user": {
    "timeZone": {
      "minLength": 1,
      "maxLength": 100
    }
  },
  "version": {
    "minLength": 1,
    "maxLength": 64
  }
} as const;

export const StudentSignUp = {
  "email": {
    "maxLength": 100
  },
  "firstName": {
    "minLength": 1,
    "maxLength": 100
  },
  "lastName": {
    "minLength": 1,
    "maxLength": 100
  },
  "programTrack": {
    "maxLength": 100
  },
  "cohortId": {
    "maxLength": 100
  }
} as const;

export const StudentUpdate = {
  "address": {
    "country": {
      "maxLength": 100
    },
    "countryCode": {
      "maxLength": 2
    },
    "state": {
      "maxLength": 100
    },
    "stateCode": {
      "maxLength": 100
    },
    "city": {
      "maxLength": 100
    },
    "zip": {
      "maxLength": 20
    },
    "street1": {
      "maxLength": 100
    },
    "street2": {
      "maxLength": 100
    },
    "latitude": {
      "minimum": -90,
      "maximum": 90
    },
    "longitude": {
      "minimum": -180,
      "maximum": 180
    },
    "formattedAddress": {
      "maxLength": 800
    }
  },
  "contactInfo": {
    "homePhone": {
      "maxLength": 40
    },
    "workPhone": {
      "maxLength": 40
    },
    "mobilePhone": {
      "maxLength": 40
    }
  },
  "occupation": {
    "maxLength": 100
  },
  "personalInfo": {
    "firstName": {
      "minLength": 1,
      "maxLength": 100
    },
    "middleName": {
      "maxLength": 100
    },
    "lastName": {
      "minLength": 1,
      "maxLength": 100
    },
    "dateBirth": {
      "maxLength": 10
    }
  },
  "photo": {
    "maxLength": 2048
  },
  "user": {
    "timeZone": {
      "minLength": 1,
      "maxLength": 100
    }
  },
  "version": {
    "maxLength": 64
  }
} as const;

export const SubscriptionInput = {
  "planId": {
    "maxLength": 36
  },
  "amount": {
    "minimum": 0
  },
  "paymentMethodId": {
    "maxLength": 36
  }
} as const;

export const SubscriptionUpdate = {
  "planId": {
    "maxLength": 36
  },
  "paymentMethodId": {
    "maxLength": 36
  }
} as const;

export const TransferConfirmation = {
  "quoteId": {
    "maxLength": 36
  },
  "paymentMethodId": {
    "maxLength": 36
  }
} as const;

export const TransferReason = {
  "reason": {
    "maxLength": 1000
  }
} as const;

export const TransferRequest = {
  "applicationId": {
    "maxLength": 36
  },
  "targetCohortId": {
    "maxLength": 36
  },
  "reason": {
    "maxLength": 1000
  }
} as const;

export const VerificationCodeRequest = {
  "email": {
    "maxLength": 100
  }
} as const;

export const VoucherCheck = {
  "code": {
    "minLength": 1,
    "maxLength": 100
  },
  "programId": {
    "maxLength": 36
  },
  "cohortId": {
    "maxLength": 36
  },
  "applicationId": {
    "maxLength": 36
  }
} as const;

export const VoucherChoice = {
  "code": {
    "minLength": 1,
    "maxLength": 100
  }
} as const;
