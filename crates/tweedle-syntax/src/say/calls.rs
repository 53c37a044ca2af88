//! Sentences about calls.

use super::sentences;

sentences! {
    TooManyArguments: {
        too_many_arguments(call, given, count)
            "Too many arguments {call}: {given} (expecting at most {count})";
        too_many_arguments_of_function(called, positional, most)
            "Too many arguments ({called}): {positional} (expecting at most {most})";
    }
    MissingArgument: {
        missing_argument(call, parameter) "Missing required parameter {call}: `{parameter}`";
        missing_argument_of_function(called, parameter) "Missing required parameter ({called}): `{parameter}`";
    }
    UnknownArgument: {
        argument_named_twice(name) "Duplicate named parameter: `{name}`";
        name_before_ordinary(name)
            "Named parameter `{name}` appears in earlier position than an ordinary argument";
        shadows_earlier_argument(call, name)
            "Named parameter shadows an earlier ordinary argument {call}: `{name}`";
        unknown_parameter(call, name) "Invalid parameter name {call}: `{name}`";
        unknown_parameter_of_function(called, name) "Invalid parameter name ({called}): `{name}`";
    }
    NotCallable: {
        class_makes_no_objects(name) "The class `{name}` makes no objects."
            help "Write `class {name}()` with a list of parameters.";
        no_constructor(class) "The class `{class}` has no constructor and cannot be directly instantiated.";
        no_method_eval(class) "No method `Eval` for class: `{class}`";
    }
    AmbiguousCall: {
        ambiguous_call(name, class, classes)
            "Method `{name}` in class `{class}` is ambiguous when applied to argument types: {classes}";
    }
}
